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
