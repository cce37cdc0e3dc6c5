DROP TABLE additive_migrations;
