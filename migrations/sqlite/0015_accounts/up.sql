-- What a browser calls itself is read once, when a session begins: what it said is not kept. Of sessions that hold already nobody knows it.
ALTER TABLE sessions DROP COLUMN agent;
ALTER TABLE sessions ADD COLUMN browser TEXT NOT NULL DEFAULT 'other';
ALTER TABLE sessions ADD COLUMN system TEXT NOT NULL DEFAULT 'other';
ALTER TABLE sessions ADD COLUMN network TEXT NOT NULL DEFAULT '';

-- Whose link it is; none: made on the console, or before this was kept.
ALTER TABLE links ADD COLUMN made_by BIGINT;

-- The log-ins of each account, let in and refused. What repeats itself within an hour is one row.
CREATE TABLE log_ins (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account_id BIGINT NOT NULL REFERENCES accounts (id),
    at TIMESTAMP NOT NULL,
    outcome TEXT NOT NULL CHECK (outcome IN ('right', 'wrong', 'throttled')),
    times INTEGER NOT NULL,
    browser TEXT NOT NULL,
    system TEXT NOT NULL,
    network TEXT NOT NULL
);
CREATE INDEX log_ins_by_account ON log_ins (account_id, at);
CREATE INDEX log_ins_by_time ON log_ins (at);

-- Accounts whose present password was set through a link that somebody else made. The row goes when they set one themselves.
CREATE TABLE password_links (
    account_id BIGINT PRIMARY KEY REFERENCES accounts (id),
    made_by BIGINT,
    made_at TIMESTAMP NOT NULL
);
