-- Editions of a federation's regulation: what an amendment changed, and since when it is in force.
CREATE TABLE editions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    number INTEGER NOT NULL,
    title TEXT NOT NULL,
    published DATE NOT NULL,
    since DATE,
    position BIGINT,
    parameters TEXT NOT NULL,
    note TEXT NOT NULL DEFAULT '',
    by_name TEXT NOT NULL DEFAULT '',
    created_at TIMESTAMP NOT NULL,
    UNIQUE (federation_id, number)
);

ALTER TABLE tournaments ADD COLUMN edition_id BIGINT REFERENCES editions (id);
ALTER TABLE lists ADD COLUMN edition_id BIGINT REFERENCES editions (id);

-- What a player has in each pool, for rules with pools.
CREATE TABLE pool_ratings (
    player_id BIGINT NOT NULL REFERENCES players (id),
    pool TEXT NOT NULL,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    rating DOUBLE NOT NULL,
    games INTEGER NOT NULL,
    last_played DATE,
    PRIMARY KEY (player_id, pool)
);
CREATE INDEX pool_ratings_by_rating ON pool_ratings (federation_id, pool, rating DESC);

-- What the rules remembered of the participants before a tournament: one JSON array each, in the order of their numbers.
CREATE TABLE records_before (
    tournament_id BIGINT PRIMARY KEY REFERENCES tournaments (id),
    records TEXT NOT NULL
);
INSERT INTO records_before (tournament_id, records)
    SELECT tournament_id, json_group_array(json(COALESCE(record_before, 'null'))) FROM (SELECT * FROM participants ORDER BY tournament_id, number) GROUP BY tournament_id;
ALTER TABLE participants DROP COLUMN record_before;

-- The lines of the change ledger, packed: a JSON array of [player, rating before, rating after, rank before, rank after] for each part.
CREATE TABLE correction_parts (
    correction_id BIGINT NOT NULL REFERENCES corrections (id),
    seq INTEGER NOT NULL,
    tournament_id BIGINT,
    count INTEGER NOT NULL,
    lines TEXT NOT NULL,
    PRIMARY KEY (correction_id, seq)
);
INSERT INTO correction_parts (correction_id, seq, tournament_id, count, lines)
    SELECT correction_id, ROW_NUMBER() OVER (PARTITION BY correction_id ORDER BY MIN(seq)) - 1, tournament_id, COUNT(*),
        json_group_array(json_array(player_id, rating_before, rating_after, rank_before, rank_after))
    FROM (SELECT * FROM correction_lines ORDER BY correction_id, seq) GROUP BY correction_id, tournament_id;
DROP TABLE correction_lines;
