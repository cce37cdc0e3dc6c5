ALTER TABLE federations DROP COLUMN list_note;
ALTER TABLE signatures DROP COLUMN caveats;
