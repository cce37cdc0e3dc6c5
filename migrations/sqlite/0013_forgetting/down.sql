DROP TRIGGER audit_is_append_only_u;
CREATE TRIGGER audit_is_append_only_u BEFORE UPDATE ON audit BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
DROP TRIGGER list_entries_are_facts_u;
CREATE TRIGGER list_entries_are_facts_u BEFORE UPDATE ON list_entries BEGIN SELECT RAISE(ABORT, 'a published list is a fact'); END;
