ALTER TABLE registration_settings DROP COLUMN fee;
ALTER TABLE registration_settings DROP COLUMN way;
ALTER TABLE registration_settings DROP COLUMN venue;
