-- Works that take long: who does them, how far they are, how they ended. Known to every program on this database, and after each start.
CREATE TABLE works (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    kind TEXT NOT NULL CHECK (kind IN ('change', 'verification')),
    -- What it is about, in words, and where a refusal leads back to.
    about TEXT NOT NULL,
    back TEXT NOT NULL,
    by_name TEXT NOT NULL,
    -- The machine and the process that do it.
    node TEXT NOT NULL,
    -- SQLite: the file beside the database that this process has locked; empty: it shows by beat_at that it lives.
    lifeline TEXT NOT NULL,
    begun_at TIMESTAMP NOT NULL,
    -- By the clock of the database, not of a node: when the process that does it was last heard of, and how far it was.
    beat_at TIMESTAMP NOT NULL,
    done BIGINT NOT NULL DEFAULT 0,
    total BIGINT NOT NULL DEFAULT 0,
    ended_at TIMESTAMP,
    -- Of one that was done it is stored by the transaction that did it.
    outcome TEXT CHECK (outcome IN ('done', 'refused', 'lost')),
    -- Where it leads then, or why it was refused in every language; JSON.
    says TEXT NOT NULL DEFAULT ''
);
-- One at a time.
CREATE UNIQUE INDEX works_going ON works (federation_id, kind) WHERE outcome IS NULL;
CREATE INDEX works_by_federation ON works (federation_id, kind, id);
