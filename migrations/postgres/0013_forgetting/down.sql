DROP TRIGGER audit_is_append_only ON audit;
CREATE TRIGGER audit_is_append_only BEFORE UPDATE OR DELETE ON audit FOR EACH ROW EXECUTE FUNCTION refuse_change();
DROP TRIGGER list_entries_are_facts ON list_entries;
CREATE TRIGGER list_entries_are_facts BEFORE UPDATE OR DELETE ON list_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
