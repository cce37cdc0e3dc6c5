-- Amendments of a regulation's parameters that the commission proposes to the chairman.
CREATE TABLE amendment_proposals (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    -- Who proposes.
    account_id BIGINT REFERENCES accounts (id),
    by_name TEXT NOT NULL,
    proposed_at TIMESTAMP NOT NULL,
    reason TEXT NOT NULL,
    -- The parameters that would be changed, JSON: name and value.
    parameters TEXT NOT NULL,
    stage TEXT NOT NULL CHECK (stage IN ('open', 'adopted', 'declined', 'withdrawn')),
    -- Who adopted, declined or withdrew it; empty: nobody yet.
    settled_by TEXT NOT NULL DEFAULT '',
    settled_at TIMESTAMP,
    -- Why it was declined.
    answer TEXT NOT NULL DEFAULT ''
);
CREATE INDEX amendment_proposals_by_stage ON amendment_proposals (federation_id, stage, id);
