-- The files of other programs from which tables are made, as they came: one that was read and not taken over, and all that were.
CREATE TABLE table_files (
    file_id BIGINT PRIMARY KEY NOT NULL REFERENCES files (id),
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    -- How it is read, JSON: the format, and the columns whose meaning was said by hand.
    reading TEXT NOT NULL,
    uploaded_by TEXT NOT NULL,
    -- When it became the draft.
    taken_at TIMESTAMP,
    -- When its content was erased, since somebody in it is forgotten.
    erased_at TIMESTAMP
);
CREATE INDEX table_files_tournament ON table_files (tournament_id);
