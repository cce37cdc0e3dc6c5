-- Tournaments at the desk: everything about each as one JSON document, changed by one act at a time.
CREATE TABLE desks (
    tournament_id BIGINT PRIMARY KEY REFERENCES tournaments (id),
    state TEXT NOT NULL,
    seq BIGINT NOT NULL,
    changed_at TIMESTAMP NOT NULL
);

-- Every act, once for each key: what is sent twice is done once.
CREATE TABLE desk_acts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    act_key TEXT NOT NULL,
    account_id BIGINT REFERENCES accounts (id),
    name TEXT NOT NULL,
    act TEXT NOT NULL,
    answer TEXT NOT NULL,
    at TIMESTAMP NOT NULL,
    UNIQUE (tournament_id, act_key)
);

-- Who enters results without an account: each has a link of the own until it is revoked.
CREATE TABLE assistants (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    name TEXT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,
    created_at TIMESTAMP NOT NULL,
    revoked_at TIMESTAMP,
    UNIQUE (tournament_id, name)
);
