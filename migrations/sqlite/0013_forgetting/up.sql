-- Who is forgotten is named nowhere: not in the published lists and not in what the audit log tells of an act. All else in them stays a fact;
-- that a detail was changed stands in a later line of the log, or its chain doesn't hold.
DROP TRIGGER audit_is_append_only_u;
CREATE TRIGGER audit_is_append_only_u BEFORE UPDATE OF seq, at, federation_id, actor, act, subject, previous, hash ON audit
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
DROP TRIGGER list_entries_are_facts_u;
CREATE TRIGGER list_entries_are_facts_u BEFORE UPDATE OF list_id, pool, place, player_id, rating, deviation, rank, provisional ON list_entries
BEGIN SELECT RAISE(ABORT, 'a published list is a fact'); END;
