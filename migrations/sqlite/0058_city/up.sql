-- The city of a registered player, which was typed in the field of the club.
ALTER TABLE registrations ADD COLUMN city TEXT NOT NULL DEFAULT '';
INSERT INTO additive_migrations (version) VALUES ('0058');
