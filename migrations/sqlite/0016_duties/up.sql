-- A key that signs no more is retired; one that somebody else may have is revoked: what it signed from a day on is not believed.
ALTER TABLE keys ADD COLUMN retired_at TIMESTAMP;
ALTER TABLE keys ADD COLUMN revoked_at TIMESTAMP;
ALTER TABLE keys ADD COLUMN revoked_from DATE;
ALTER TABLE keys ADD COLUMN reason TEXT NOT NULL DEFAULT '';
