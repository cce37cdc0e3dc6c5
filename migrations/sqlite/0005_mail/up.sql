-- Where notices go: the confirmed address, one that waits to be confirmed, and whether notices are wanted.
ALTER TABLE accounts ADD COLUMN mail TEXT;
ALTER TABLE accounts ADD COLUMN mail_pending TEXT;
ALTER TABLE accounts ADD COLUMN notices BOOLEAN NOT NULL DEFAULT TRUE;

-- A link that was mailed knows to which address: whoever uses it reads the letters that come there.
CREATE TABLE mailed_links (
    token_hash TEXT PRIMARY KEY,
    purpose TEXT NOT NULL CHECK (purpose IN ('invitation', 'reset', 'mail')),
    account_id BIGINT NOT NULL REFERENCES accounts (id),
    created_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL,
    used_at TIMESTAMP,
    mail TEXT
);
INSERT INTO mailed_links (token_hash, purpose, account_id, created_at, expires_at, used_at)
    SELECT token_hash, purpose, account_id, created_at, expires_at, used_at FROM links;
DROP TABLE links;
ALTER TABLE mailed_links RENAME TO links;

-- Letters that wait to be sent, were sent, or were given up. The kinds are those of the program: a new one needs no migration.
-- Facts are a JSON object; they are emptied when the letter was sent. Numbers are never used again: they are part of the Message-ID.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account_id BIGINT REFERENCES accounts (id),
    address TEXT NOT NULL,
    language TEXT NOT NULL,
    kind TEXT NOT NULL,
    facts TEXT NOT NULL,
    dedup TEXT NOT NULL UNIQUE,
    created_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL,
    next_try_at TIMESTAMP NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    claimed_until TIMESTAMP,
    sent_at TIMESTAMP,
    given_up_at TIMESTAMP,
    last_error TEXT NOT NULL DEFAULT ''
);
CREATE INDEX outbox_by_turn ON outbox (next_try_at, id) WHERE sent_at IS NULL AND given_up_at IS NULL;
CREATE INDEX outbox_by_account ON outbox (account_id, created_at);
