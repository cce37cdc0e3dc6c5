-- As before: the keys beside the rows.

CREATE TABLE participants_laid (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    number INTEGER NOT NULL,
    player_id BIGINT NOT NULL REFERENCES players (id),
    place INTEGER,
    points TEXT,
    listed BOOLEAN NOT NULL DEFAULT TRUE,
    fide INTEGER,
    conditional DOUBLE,
    PRIMARY KEY (tournament_id, number)
);
INSERT INTO participants_laid (tournament_id, number, player_id, place, points, listed, fide, conditional)
SELECT tournament_id, number, player_id, place, points, listed, fide, conditional
FROM participants ORDER BY tournament_id, number;
DROP TABLE participants;
ALTER TABLE participants_laid RENAME TO participants;
CREATE INDEX participants_by_player ON participants (player_id, tournament_id);

CREATE TABLE games_laid (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    seq INTEGER NOT NULL,
    round BIGINT,
    a_id BIGINT NOT NULL REFERENCES players (id),
    b_id BIGINT REFERENCES players (id),
    halves INTEGER,
    played BOOLEAN NOT NULL DEFAULT TRUE,
    annulled BOOLEAN NOT NULL DEFAULT FALSE,
    handicap INTEGER NOT NULL DEFAULT 0,
    colour TEXT CHECK (colour IN ('w', 'b')),
    PRIMARY KEY (tournament_id, seq)
);
INSERT INTO games_laid (tournament_id, seq, round, a_id, b_id, halves, played, annulled, handicap, colour)
SELECT tournament_id, seq, round, a_id, b_id, halves, played, annulled, handicap, colour
FROM games ORDER BY tournament_id, seq;
DROP TABLE games;
ALTER TABLE games_laid RENAME TO games;

CREATE TABLE results_laid (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    player_id BIGINT NOT NULL REFERENCES players (id),
    position BIGINT NOT NULL,
    before DOUBLE,
    after DOUBLE,
    deviation_before DOUBLE,
    deviation DOUBLE,
    rank_before TEXT,
    rank TEXT,
    pool TEXT,
    rated_games INTEGER,
    anomaly DOUBLE,
    anomalous BOOLEAN NOT NULL DEFAULT FALSE,
    provisional BOOLEAN NOT NULL DEFAULT FALSE,
    provisional_before BOOLEAN NOT NULL DEFAULT FALSE,
    PRIMARY KEY (tournament_id, player_id)
);
INSERT INTO results_laid (tournament_id, player_id, position, before, after, deviation_before, deviation, rank_before, rank, pool, rated_games, anomaly, anomalous,
provisional, provisional_before)
SELECT tournament_id, player_id, position, before, after, deviation_before, deviation, rank_before, rank, pool, rated_games, anomaly, anomalous,
provisional, provisional_before
FROM results ORDER BY tournament_id, player_id;
DROP TABLE results;
ALTER TABLE results_laid RENAME TO results;
CREATE INDEX results_by_player ON results (player_id, position);

CREATE TABLE list_entries_laid (
    list_id BIGINT NOT NULL REFERENCES lists (id),
    pool TEXT NOT NULL DEFAULT '',
    place INTEGER NOT NULL,
    player_id BIGINT NOT NULL REFERENCES players (id),
    name TEXT NOT NULL,
    latin TEXT NOT NULL DEFAULT '',
    club TEXT NOT NULL DEFAULT '',
    rating DOUBLE NOT NULL,
    deviation DOUBLE,
    rank TEXT,
    provisional BOOLEAN NOT NULL DEFAULT FALSE,
    PRIMARY KEY (list_id, pool, place)
);
INSERT INTO list_entries_laid (list_id, pool, place, player_id, name, latin, club, rating, deviation, rank, provisional)
SELECT list_id, pool, place, player_id, name, latin, club, rating, deviation, rank, provisional
FROM list_entries ORDER BY list_id, pool, place;
DROP TABLE list_entries;
ALTER TABLE list_entries_laid RENAME TO list_entries;
CREATE INDEX list_entries_by_player ON list_entries (player_id, list_id);
CREATE TRIGGER list_entries_are_facts_u BEFORE UPDATE OF list_id, pool, place, player_id, rating, deviation, rank, provisional ON list_entries
BEGIN SELECT RAISE(ABORT, 'a published list is a fact'); END;
CREATE TRIGGER list_entries_are_facts_d BEFORE DELETE ON list_entries BEGIN SELECT RAISE(ABORT, 'a published list is a fact'); END;

DROP INDEX players_by_federation;
