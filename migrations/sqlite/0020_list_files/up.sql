-- Rating lists of the past, as they came: one that was read and not taken over, and all that were.
CREATE TABLE list_files (
    file_id BIGINT PRIMARY KEY NOT NULL REFERENCES files (id),
    -- How it is read and what becomes of its rows, JSON: meanings of columns, what is said for all rows, choices that differ from what is proposed.
    reading TEXT NOT NULL,
    uploaded_by TEXT NOT NULL,
    -- When it was taken over.
    taken_at TIMESTAMP,
    -- What that did, JSON: what undoing it needs.
    outcome TEXT NOT NULL,
    undone_at TIMESTAMP,
    undone_by TEXT NOT NULL,
    -- When its content was erased, since somebody in it is forgotten.
    erased_at TIMESTAMP
);
