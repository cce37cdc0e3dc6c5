-- How a federation's papers look and who signs them.
ALTER TABLE federations ADD COLUMN emblem_id BIGINT REFERENCES files (id);
ALTER TABLE federations ADD COLUMN signatory_post TEXT NOT NULL DEFAULT '';
ALTER TABLE federations ADD COLUMN signatory_name TEXT NOT NULL DEFAULT '';

-- Ed25519 keys that papers are signed with; the newest is in use, older ones still verify what they signed.
CREATE TABLE keys (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    public TEXT NOT NULL,
    secret TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL
);
CREATE INDEX keys_by_federation ON keys (federation_id, id);

-- Requests for certificates and extracts, and what was issued.
CREATE TABLE certificates (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    player_id BIGINT NOT NULL REFERENCES players (id),
    kind TEXT NOT NULL CHECK (kind IN ('rank', 'extract')),
    stage TEXT NOT NULL CHECK (stage IN ('requested', 'issued', 'refused', 'revoked')),
    language TEXT NOT NULL,
    on_day DATE,
    pool TEXT NOT NULL DEFAULT '',
    anonymous BOOLEAN NOT NULL DEFAULT FALSE,
    asked_by TEXT NOT NULL DEFAULT '',
    contact TEXT NOT NULL DEFAULT '',
    delivery TEXT NOT NULL DEFAULT '',
    requested_at TIMESTAMP NOT NULL,
    number INTEGER,
    code TEXT UNIQUE,
    facts TEXT,
    statement TEXT,
    signature TEXT,
    key_id BIGINT REFERENCES keys (id),
    issued_at TIMESTAMP,
    issued_by TEXT NOT NULL DEFAULT '',
    ended_at TIMESTAMP,
    reason TEXT NOT NULL DEFAULT '',
    UNIQUE (federation_id, number)
);
CREATE INDEX certificates_by_stage ON certificates (federation_id, stage, id);
CREATE INDEX certificates_by_player ON certificates (player_id);
