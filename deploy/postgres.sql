-- Two accounts of PostgreSQL: one that makes the tables, and one that the site runs with, which can only work with what is in them.
--
--   createuser --pwprompt crosstable_owner && createuser --pwprompt crosstable
--   createdb --owner crosstable_owner crosstable
--   crosstable migrate --database 'postgres://crosstable_owner:…@db.example.org/crosstable?sslmode=verify-full'
--   psql --dbname crosstable --file deploy/postgres.sql          (as crosstable_owner; once)
--   crosstable serve --no-migrate --database 'postgres://crosstable:…@db.example.org/crosstable?sslmode=verify-full'
--
-- After an update: `migrate` with the owner, then `serve` again.

REVOKE CREATE ON SCHEMA public FROM PUBLIC;
GRANT USAGE ON SCHEMA public TO crosstable;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO crosstable;
-- Which version the tables have is the owner's business.
REVOKE INSERT, UPDATE, DELETE ON __diesel_schema_migrations, additive_migrations FROM crosstable;
-- The audit log grows; only what forgetting takes out of a line may be changed.
REVOKE UPDATE, DELETE ON audit FROM crosstable;
GRANT UPDATE (detail) ON audit TO crosstable;
-- Tables that later migrations of the owner make.
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO crosstable;
