CREATE TABLE correction_lines (
    correction_id BIGINT NOT NULL REFERENCES corrections (id),
    seq INTEGER NOT NULL,
    player_id BIGINT NOT NULL REFERENCES players (id),
    tournament_id BIGINT REFERENCES tournaments (id),
    rating_before DOUBLE PRECISION,
    rating_after DOUBLE PRECISION,
    rank_before TEXT,
    rank_after TEXT,
    PRIMARY KEY (correction_id, seq)
);
INSERT INTO correction_lines (correction_id, seq, player_id, tournament_id, rating_before, rating_after, rank_before, rank_after)
    SELECT p.correction_id, ROW_NUMBER() OVER (PARTITION BY p.correction_id ORDER BY p.seq, e.n) - 1, (e.value ->> 0)::bigint, p.tournament_id,
        (e.value ->> 1)::double precision, (e.value ->> 2)::double precision, e.value ->> 3, e.value ->> 4
    FROM correction_parts AS p, json_array_elements(p.lines::json) WITH ORDINALITY AS e (value, n);
DROP TABLE correction_parts;
ALTER TABLE participants ADD COLUMN record_before TEXT;
UPDATE participants SET record_before = r.record
    FROM (SELECT tournament_id, e.value::text AS record, e.n FROM records_before, json_array_elements(records::json) WITH ORDINALITY AS e (value, n)) AS r
    WHERE r.tournament_id = participants.tournament_id AND r.n = (SELECT count(*) FROM participants AS p WHERE p.tournament_id = participants.tournament_id AND p.number <= participants.number);
DROP TABLE records_before;
DROP TABLE pool_ratings;
ALTER TABLE lists DROP COLUMN edition_id;
ALTER TABLE tournaments DROP COLUMN edition_id;
DROP TABLE editions;
