-- A document of a federation may have a title beside its number, or instead of it: statute, application form. Several of one day may have a
-- title and no number: SQLite changes no constraint of a table, it is built anew.
CREATE TABLE rebuilt_orders (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    -- As it is cited: 3, 1-M.
    number TEXT NOT NULL,
    day DATE NOT NULL,
    body TEXT NOT NULL DEFAULT '',
    file_id BIGINT REFERENCES files (id),
    by_name TEXT NOT NULL DEFAULT '',
    created_at TIMESTAMP NOT NULL,
    title TEXT NOT NULL DEFAULT '',
    UNIQUE (federation_id, day, number, title)
);
INSERT INTO rebuilt_orders (id, federation_id, number, day, body, file_id, by_name, created_at)
SELECT id, federation_id, number, day, body, file_id, by_name, created_at FROM orders;
-- Ids that were given once are never given again.
DELETE FROM sqlite_sequence WHERE name = 'rebuilt_orders';
INSERT INTO sqlite_sequence (name, seq) SELECT 'rebuilt_orders', old.seq FROM sqlite_sequence AS old WHERE old.name = 'orders';
DROP TABLE orders;
ALTER TABLE rebuilt_orders RENAME TO orders;
