-- Clubs are made before anybody belongs to them, and closed when nobody is entered in them any more.
ALTER TABLE clubs ADD COLUMN contacts TEXT NOT NULL DEFAULT '';
ALTER TABLE clubs ADD COLUMN founded TEXT;
ALTER TABLE clubs ADD COLUMN closed_on DATE;
-- What is missing to begin is shown to the chairman until it is there, or hidden.
ALTER TABLE federations ADD COLUMN setup_hidden BOOLEAN NOT NULL DEFAULT FALSE;
