DROP TABLE chains;
DROP SEQUENCE audit_seq;
DROP TRIGGER audit_is_append_only ON audit;
CREATE TRIGGER audit_is_append_only BEFORE UPDATE OF seq, at, federation_id, actor, act, subject, previous, hash OR DELETE ON audit
FOR EACH ROW EXECUTE FUNCTION refuse_change();
ALTER TABLE audit DROP COLUMN number;
