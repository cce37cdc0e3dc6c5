DROP TABLE outbox;
CREATE TABLE plain_links (
    token_hash TEXT PRIMARY KEY,
    purpose TEXT NOT NULL CHECK (purpose IN ('invitation', 'reset')),
    account_id BIGINT NOT NULL REFERENCES accounts (id),
    created_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL,
    used_at TIMESTAMP
);
INSERT INTO plain_links (token_hash, purpose, account_id, created_at, expires_at, used_at)
    SELECT token_hash, purpose, account_id, created_at, expires_at, used_at FROM links WHERE purpose <> 'mail';
DROP TABLE links;
ALTER TABLE plain_links RENAME TO links;
ALTER TABLE accounts DROP COLUMN notices;
ALTER TABLE accounts DROP COLUMN mail_pending;
ALTER TABLE accounts DROP COLUMN mail;
