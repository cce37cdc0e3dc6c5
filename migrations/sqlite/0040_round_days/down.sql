ALTER TABLE tournaments DROP COLUMN round_days;
