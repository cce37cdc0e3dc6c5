DELETE FROM additive_migrations WHERE version = '0058';
ALTER TABLE registrations DROP COLUMN city;
