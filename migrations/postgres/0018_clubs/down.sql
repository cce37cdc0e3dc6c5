ALTER TABLE federations DROP COLUMN setup_hidden;
ALTER TABLE clubs DROP COLUMN closed_on;
ALTER TABLE clubs DROP COLUMN founded;
ALTER TABLE clubs DROP COLUMN contacts;
