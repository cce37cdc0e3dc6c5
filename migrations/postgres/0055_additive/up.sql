-- Migrations that only add, by their versions: a program that doesn't know one of them goes on working with the tables that it has left.
-- Each migration that is so enters itself; the others are for programs that know them.
CREATE TABLE additive_migrations (
    version TEXT PRIMARY KEY NOT NULL
);
