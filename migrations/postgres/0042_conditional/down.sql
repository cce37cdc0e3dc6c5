ALTER TABLE participants DROP COLUMN conditional;
