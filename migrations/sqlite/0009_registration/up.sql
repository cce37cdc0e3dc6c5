-- Which tournaments take registrations of players, and on what conditions.
CREATE TABLE registration_settings (
    tournament_id BIGINT PRIMARY KEY REFERENCES tournaments (id),
    open BOOLEAN NOT NULL,
    until_day DATE,
    places INTEGER,
    note TEXT NOT NULL,
    lock_version BIGINT NOT NULL,
    changed_at TIMESTAMP NOT NULL
);

-- Players who want to take part. What is personal is erased some time after the tournament.
CREATE TABLE registrations (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    token_hash TEXT NOT NULL UNIQUE,
    state TEXT NOT NULL,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL,
    club TEXT NOT NULL,
    country TEXT NOT NULL,
    player_rank TEXT NOT NULL,
    born TEXT NOT NULL,
    mail TEXT NOT NULL,
    remark TEXT NOT NULL,
    language TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    turn BIGINT,
    here BOOLEAN,
    entrant BIGINT,
    erased_at TIMESTAMP
);
CREATE INDEX registrations_by_tournament ON registrations (tournament_id);
