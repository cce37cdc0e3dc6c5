-- Changes of stored data that the program makes once, because SQL can't.
CREATE TABLE upkeep (
    name TEXT PRIMARY KEY NOT NULL,
    done_at TIMESTAMP NOT NULL
);
INSERT INTO additive_migrations (version) VALUES ('0059');
