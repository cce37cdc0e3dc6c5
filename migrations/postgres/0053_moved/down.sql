ALTER TABLE federations DROP COLUMN moved;
