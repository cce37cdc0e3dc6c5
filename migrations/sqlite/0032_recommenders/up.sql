-- Initial ratings that two members are asked to recommend (ufgo 3.2).
CREATE TABLE rating_requests (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    player_id BIGINT NOT NULL REFERENCES players (id),
    rating DOUBLE NOT NULL,
    reason TEXT NOT NULL DEFAULT '',
    by_name TEXT NOT NULL DEFAULT '',
    created_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL,
    stage TEXT NOT NULL CHECK (stage IN ('waiting', 'entered', 'refused', 'withdrawn', 'lapsed')),
    ended_at TIMESTAMP
);
CREATE INDEX rating_requests_by_player ON rating_requests (player_id, id);
CREATE INDEX rating_requests_by_federation ON rating_requests (federation_id, id);

-- Who is asked: an account of the federation, or a player who is told by letter.
CREATE TABLE recommenders (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    request_id BIGINT NOT NULL REFERENCES rating_requests (id),
    account_id BIGINT REFERENCES accounts (id),
    player_id BIGINT REFERENCES players (id),
    name TEXT NOT NULL,
    -- Where the letter went, until the request ends.
    mail TEXT NOT NULL DEFAULT '',
    token_hash TEXT NOT NULL UNIQUE,
    answer TEXT NOT NULL CHECK (answer IN ('open', 'confirmed', 'refused')),
    words TEXT NOT NULL DEFAULT '',
    answered_at TIMESTAMP
);
CREATE INDEX recommenders_by_request ON recommenders (request_id, id);
