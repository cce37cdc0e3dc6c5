-- The audit log is a chain of lines for each federation and one for what concerns none: nobody waits for the line of another. What was written
-- before is one chain; each of the new ones begins with the hash of its last line.
-- Its place in its chain, from 1 without gaps; nothing: it is a line of the one chain of before.
ALTER TABLE audit ADD COLUMN number BIGINT;
DROP TRIGGER audit_is_append_only ON audit;
CREATE TRIGGER audit_is_append_only BEFORE UPDATE OF seq, at, federation_id, actor, act, subject, previous, hash, number OR DELETE ON audit
FOR EACH ROW EXECUTE FUNCTION refuse_change();
-- Several write at once here: the numbers of lines come of a sequence, with gaps where an act was taken back.
CREATE SEQUENCE audit_seq;
SELECT setval('audit_seq', COALESCE((SELECT MAX(seq) FROM audit), 0) + 1, false);
-- The account that the site runs with (deploy/postgres.sql) is not the owner.
GRANT USAGE ON SEQUENCE audit_seq TO PUBLIC;
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
