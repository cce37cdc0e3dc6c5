ALTER TABLE federations DROP COLUMN time_zone;
