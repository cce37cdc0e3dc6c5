-- Where a tournament that is to come is held, how to get there and what it costs, beside the note for its players.
ALTER TABLE registration_settings ADD COLUMN venue TEXT NOT NULL DEFAULT '';
ALTER TABLE registration_settings ADD COLUMN way TEXT NOT NULL DEFAULT '';
ALTER TABLE registration_settings ADD COLUMN fee TEXT NOT NULL DEFAULT '';
