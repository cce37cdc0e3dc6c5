DELETE FROM additive_migrations WHERE version = '0063';
DROP TABLE contradictions;
