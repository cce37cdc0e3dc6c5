ALTER TABLE participants ADD COLUMN record_before TEXT;
UPDATE participants SET record_before = r.record
    FROM (SELECT tournament_id, e.value::text AS record, e.n FROM records_before, json_array_elements(records::json) WITH ORDINALITY AS e (value, n)) AS r
    WHERE r.tournament_id = participants.tournament_id AND r.n = (SELECT count(*) FROM participants AS p WHERE p.tournament_id = participants.tournament_id AND p.number <= participants.number);
DROP TABLE records_before;
DROP TABLE pool_ratings;
ALTER TABLE lists DROP COLUMN edition_id;
ALTER TABLE tournaments DROP COLUMN edition_id;
DROP TABLE editions;
