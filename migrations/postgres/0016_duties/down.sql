ALTER TABLE keys DROP COLUMN reason;
ALTER TABLE keys DROP COLUMN revoked_from;
ALTER TABLE keys DROP COLUMN revoked_at;
ALTER TABLE keys DROP COLUMN retired_at;
