-- Second factors of accounts.
ALTER TABLE federations ADD COLUMN second_factor BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE sessions ADD COLUMN proved_at TIMESTAMP;

-- One-time codes by time: the secret, and the last step whose code was accepted.
CREATE TABLE totp (
    account_id BIGINT NOT NULL PRIMARY KEY REFERENCES accounts (id),
    secret TEXT NOT NULL,
    added_at TIMESTAMP NOT NULL,
    used_at TIMESTAMP,
    last_step BIGINT NOT NULL
);
-- Secrets that wait for their first code.
CREATE TABLE totp_setups (
    account_id BIGINT NOT NULL PRIMARY KEY REFERENCES accounts (id),
    secret TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL
);
CREATE TABLE passkeys (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account_id BIGINT NOT NULL REFERENCES accounts (id),
    credential TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    public TEXT NOT NULL,
    added_at TIMESTAMP NOT NULL,
    used_at TIMESTAMP
);
CREATE INDEX passkeys_by_account ON passkeys (account_id, id);
-- Hashes of the codes for whoever has lost everything else.
CREATE TABLE recovery_codes (
    account_id BIGINT NOT NULL REFERENCES accounts (id),
    code_hash TEXT NOT NULL,
    used_at TIMESTAMP,
    PRIMARY KEY (account_id, code_hash)
);
-- Log-ins whose password was right and whose second factor is missing.
CREATE TABLE half_sessions (
    token_hash TEXT NOT NULL PRIMARY KEY,
    account_id BIGINT NOT NULL REFERENCES accounts (id),
    created_at TIMESTAMP NOT NULL
);
CREATE INDEX half_sessions_by_account ON half_sessions (account_id);
