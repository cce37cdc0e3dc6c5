ALTER TABLE federations DROP COLUMN divisions;
