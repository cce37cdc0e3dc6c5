-- Who is forgotten is named nowhere: not in the published lists and not in what the audit log tells of an act. All else in them stays a fact;
-- that a detail was changed stands in a later line of the log, or its chain doesn't hold.
DROP TRIGGER audit_is_append_only ON audit;
CREATE TRIGGER audit_is_append_only BEFORE UPDATE OF seq, at, federation_id, actor, act, subject, previous, hash OR DELETE ON audit
FOR EACH ROW EXECUTE FUNCTION refuse_change();
DROP TRIGGER list_entries_are_facts ON list_entries;
CREATE TRIGGER list_entries_are_facts
BEFORE UPDATE OF list_id, pool, place, player_id, rating, deviation, rank, provisional OR DELETE ON list_entries
FOR EACH ROW EXECUTE FUNCTION refuse_change();
