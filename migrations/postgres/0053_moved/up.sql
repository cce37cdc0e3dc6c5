-- Where a federation is that moves to another installation. Empty: it is here; -: it is on its way, and nothing of it is changed; else the
-- address of the installation at which it is now.
ALTER TABLE federations ADD COLUMN moved TEXT NOT NULL DEFAULT '';
