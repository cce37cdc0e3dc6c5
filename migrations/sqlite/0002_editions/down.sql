CREATE TABLE correction_lines (
    correction_id BIGINT NOT NULL REFERENCES corrections (id),
    seq INTEGER NOT NULL,
    player_id BIGINT NOT NULL REFERENCES players (id),
    tournament_id BIGINT REFERENCES tournaments (id),
    rating_before DOUBLE,
    rating_after DOUBLE,
    rank_before TEXT,
    rank_after TEXT,
    PRIMARY KEY (correction_id, seq)
);
INSERT INTO correction_lines (correction_id, seq, player_id, tournament_id, rating_before, rating_after, rank_before, rank_after)
    SELECT p.correction_id, ROW_NUMBER() OVER (PARTITION BY p.correction_id ORDER BY p.seq, e.key) - 1, json_extract(e.value, '$[0]'), p.tournament_id,
        json_extract(e.value, '$[1]'), json_extract(e.value, '$[2]'), json_extract(e.value, '$[3]'), json_extract(e.value, '$[4]')
    FROM correction_parts AS p, json_each(p.lines) AS e;
DROP TABLE correction_parts;
ALTER TABLE participants ADD COLUMN record_before TEXT;
UPDATE participants SET record_before = (
    SELECT json_extract(records, '$[' || ((SELECT count(*) FROM participants AS p WHERE p.tournament_id = participants.tournament_id AND p.number <= participants.number) - 1) || ']')
    FROM records_before WHERE records_before.tournament_id = participants.tournament_id);
DROP TABLE records_before;
DROP TABLE pool_ratings;
ALTER TABLE lists DROP COLUMN edition_id;
ALTER TABLE tournaments DROP COLUMN edition_id;
DROP TABLE editions;
