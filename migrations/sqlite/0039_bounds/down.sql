ALTER TABLE federations DROP COLUMN bounds;
