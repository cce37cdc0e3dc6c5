-- Whether a tournament must be approved before it is held (ssdc 4.2); any federation may decide so.
ALTER TABLE federations ADD COLUMN prior_approval BOOLEAN NOT NULL DEFAULT FALSE;
UPDATE federations SET prior_approval = TRUE WHERE rules = 'ssdc';

-- What was uploaded; never read by the program but for its kind, handed out as it is.
CREATE TABLE files (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    name TEXT NOT NULL,
    media_type TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    content BLOB NOT NULL,
    created_at TIMESTAMP NOT NULL
);

-- Proposed tournaments on their way to the calendar. The form is kept as it was typed: drafts may hold every mistake.
CREATE TABLE proposals (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    organizer_id BIGINT REFERENCES accounts (id),
    organizer_name TEXT NOT NULL,
    stage TEXT NOT NULL CHECK (stage IN ('draft', 'sent', 'returned', 'approved', 'rejected', 'withdrawn')),
    name TEXT NOT NULL,
    form TEXT NOT NULL,
    body TEXT NOT NULL DEFAULT '',
    file_id BIGINT REFERENCES files (id),
    plea TEXT NOT NULL DEFAULT '',
    exception TEXT NOT NULL DEFAULT '',
    reason TEXT NOT NULL DEFAULT '',
    first_sent_at TIMESTAMP,
    due_on DATE,
    sent_at TIMESTAMP,
    decided_at TIMESTAMP,
    decided_by TEXT NOT NULL DEFAULT '',
    assessment TEXT,
    fingerprint TEXT,
    tournament_id BIGINT UNIQUE REFERENCES tournaments (id),
    lock_version BIGINT NOT NULL DEFAULT 1,
    changed_at TIMESTAMP NOT NULL
);
CREATE INDEX proposals_by_stage ON proposals (federation_id, stage, id);
