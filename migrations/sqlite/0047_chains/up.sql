-- The audit log is a chain of lines for each federation and one for what concerns none: nobody waits for the line of another. What was written
-- before is one chain; each of the new ones begins with the hash of its last line.
-- Its place in its chain, from 1 without gaps; nothing: it is a line of the one chain of before.
ALTER TABLE audit ADD COLUMN number BIGINT;
DROP TRIGGER audit_is_append_only_u;
CREATE TRIGGER audit_is_append_only_u BEFORE UPDATE OF seq, at, federation_id, actor, act, subject, previous, hash, number ON audit
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
CREATE TABLE chains (
    -- The federation; 0: what concerns none.
    id BIGINT PRIMARY KEY NOT NULL,
    -- How many lines it has, the newest, and its hash; of a chain without lines what it begins with.
    number BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    hash TEXT NOT NULL,
    -- The hash that it begins with.
    beginning TEXT NOT NULL,
    -- A part of the hash as a number. The sum of all tells at a glance whether the log is what it was.
    mark BIGINT NOT NULL
);
INSERT INTO chains (id, number, seq, hash, beginning, mark)
SELECT 0, 0, 0, hash, hash, 0 FROM
    (SELECT COALESCE((SELECT hash FROM audit ORDER BY seq DESC LIMIT 1), '0000000000000000000000000000000000000000000000000000000000000000') AS hash) AS ending;
