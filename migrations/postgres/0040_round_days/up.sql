-- The days of the rounds of a tournament, the first round first, a blank between them (rgf 2); empty: they aren't noted.
ALTER TABLE tournaments ADD COLUMN round_days TEXT NOT NULL DEFAULT '';
