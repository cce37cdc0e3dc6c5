DELETE FROM additive_migrations WHERE version = '0059';
DROP TABLE upkeep;
