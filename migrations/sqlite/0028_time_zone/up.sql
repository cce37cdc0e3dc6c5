-- The time zone in which a federation's times are shown, by its name in the IANA database; empty: none was chosen, and they are shown in UTC.
ALTER TABLE federations ADD COLUMN time_zone TEXT NOT NULL DEFAULT '';
