DROP TABLE chains;
DROP TRIGGER audit_is_append_only_u;
CREATE TRIGGER audit_is_append_only_u BEFORE UPDATE OF seq, at, federation_id, actor, act, subject, previous, hash ON audit
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
ALTER TABLE audit DROP COLUMN number;
