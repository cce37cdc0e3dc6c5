DROP INDEX tournaments_by_duration;
ALTER TABLE tournaments DROP COLUMN lasts;
