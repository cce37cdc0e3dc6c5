-- Where what was made by a press stands: whoever sends the same again is led there. Empty: nowhere in particular.
ALTER TABLE presses ADD COLUMN leads TEXT NOT NULL DEFAULT '';
