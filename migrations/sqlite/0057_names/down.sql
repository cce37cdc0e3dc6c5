DELETE FROM additive_migrations WHERE version = '0057';
DROP TABLE country_changes;
ALTER TABLE federations DROP COLUMN country;
ALTER TABLE federations DROP COLUMN name_language;
