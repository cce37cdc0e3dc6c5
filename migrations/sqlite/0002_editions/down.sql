ALTER TABLE participants ADD COLUMN record_before TEXT;
UPDATE participants SET record_before = (
    SELECT json_extract(records, '$[' || ((SELECT count(*) FROM participants AS p WHERE p.tournament_id = participants.tournament_id AND p.number <= participants.number) - 1) || ']')
    FROM records_before WHERE records_before.tournament_id = participants.tournament_id);
DROP TABLE records_before;
DROP TABLE pool_ratings;
ALTER TABLE lists DROP COLUMN edition_id;
ALTER TABLE tournaments DROP COLUMN edition_id;
DROP TABLE editions;
