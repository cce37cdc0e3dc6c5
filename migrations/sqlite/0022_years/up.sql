-- Years of tournaments from before this site, as they came: one bundle that is looked through, and all that were taken over.
CREATE TABLE bundles (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    -- The name of what was uploaded.
    name TEXT NOT NULL,
    -- What becomes of its tables and its people, JSON.
    reading TEXT NOT NULL,
    uploaded_by TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    -- When somebody ordered to take it over; no more when that was done or refused. JSON: who, and why.
    ordered TEXT NOT NULL DEFAULT '',
    taken_at TIMESTAMP,
    -- What that did, JSON: what undoing it needs.
    outcome TEXT NOT NULL DEFAULT '',
    undone_at TIMESTAMP,
    undone_by TEXT NOT NULL DEFAULT ''
);
CREATE INDEX bundles_federation ON bundles (federation_id);

-- The files of a bundle.
CREATE TABLE bundle_files (
    file_id BIGINT PRIMARY KEY NOT NULL REFERENCES files (id),
    bundle_id BIGINT NOT NULL REFERENCES bundles (id),
    -- When its content was erased, since somebody in it is forgotten.
    erased_at TIMESTAMP
);
CREATE INDEX bundle_files_bundle ON bundle_files (bundle_id);

-- A tournament may be a fact of the past. SQLite changes no check of a table: it is built anew.
CREATE TABLE rebuilt_tournaments (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    code TEXT NOT NULL,
    name TEXT NOT NULL,
    starts DATE NOT NULL,
    ends DATE NOT NULL,
    city TEXT NOT NULL DEFAULT '',
    club_id BIGINT REFERENCES clubs (id),
    referee_id BIGINT REFERENCES accounts (id),
    referee_name TEXT NOT NULL DEFAULT '',
    official BOOLEAN NOT NULL DEFAULT FALSE,
    plan TEXT NOT NULL DEFAULT '',
    board INTEGER NOT NULL DEFAULT 19,
    minutes DOUBLE,
    pool TEXT NOT NULL DEFAULT 'classic',
    category TEXT NOT NULL DEFAULT 'fourth',
    remark TEXT NOT NULL DEFAULT '',
    state TEXT NOT NULL CHECK (state IN ('planned', 'submitted', 'cosigned', 'returned', 'rated', 'reopened', 'friendly', 'cancelled', 'recorded')),
    reason TEXT NOT NULL DEFAULT '',
    lock_version BIGINT NOT NULL DEFAULT 1,
    sheet TEXT NOT NULL DEFAULT '{"rounds":0,"rows":[]}',
    position BIGINT,
    passes BIGINT,
    parameters TEXT,
    rated_at TIMESTAMP,
    changed_at TIMESTAMP NOT NULL, edition_id BIGINT REFERENCES editions (id), lasts INTEGER NOT NULL GENERATED ALWAYS AS (CAST(julianday(ends) - julianday(starts) AS INTEGER)) VIRTUAL,
    UNIQUE (federation_id, code)
);
INSERT INTO rebuilt_tournaments (id, federation_id, code, name, starts, ends, city, club_id, referee_id, referee_name, official, plan, board, minutes, pool,
category, remark, state, reason, lock_version, sheet, position, passes, parameters, rated_at, changed_at, edition_id)
SELECT id, federation_id, code, name, starts, ends, city, club_id, referee_id, referee_name, official, plan, board, minutes, pool,
category, remark, state, reason, lock_version, sheet, position, passes, parameters, rated_at, changed_at, edition_id
FROM tournaments;
-- Ids that were given once are never given again.
UPDATE sqlite_sequence SET seq = (SELECT old.seq FROM sqlite_sequence AS old WHERE old.name = 'tournaments')
WHERE name = 'rebuilt_tournaments' AND EXISTS (SELECT 1 FROM sqlite_sequence AS old WHERE old.name = 'tournaments');
DROP TABLE tournaments;
ALTER TABLE rebuilt_tournaments RENAME TO tournaments;
CREATE INDEX tournaments_by_day ON tournaments (federation_id, ends, id);
CREATE INDEX tournaments_by_position ON tournaments (federation_id, position);
CREATE INDEX tournaments_by_duration ON tournaments (federation_id, lasts);
CREATE INDEX tournaments_by_state ON tournaments (federation_id, state, ends, id);
