-- Official lists of FIDE and of the European Go Database that were uploaded. Their content isn't kept: only the rows that may be about
-- players of the federation, while the list waits to be looked through.
CREATE TABLE official_lists (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    system TEXT NOT NULL CHECK (system IN ('aga', 'egf_pin', 'ffg', 'fide', 'national')),
    name TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    size BIGINT NOT NULL,
    -- The day of the list; none: it doesn't say so, and nobody has.
    dated DATE,
    -- How many rows it has.
    entries BIGINT NOT NULL,
    -- The rows that may be about players, and what was chosen otherwise than it is proposed, JSON; empty once it was taken over.
    found TEXT NOT NULL,
    uploaded_by TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    -- When it was taken over; none: it waits to be looked through.
    taken_at TIMESTAMP,
    -- What that did, JSON: what undoing it needs.
    outcome TEXT NOT NULL,
    undone_at TIMESTAMP,
    undone_by TEXT NOT NULL
);
CREATE INDEX official_lists_by_federation ON official_lists (federation_id);

-- The ratings that players have elsewhere, by the days of the lists.
CREATE TABLE foreign_ratings (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    player_id BIGINT NOT NULL REFERENCES players (id),
    kind TEXT NOT NULL CHECK (kind IN ('standard', 'rapid', 'blitz', 'gor')),
    dated DATE NOT NULL,
    rating INTEGER NOT NULL,
    -- The list it was taken from; none: it came with a journal.
    list_id BIGINT REFERENCES official_lists (id)
);
CREATE INDEX foreign_ratings_by_player ON foreign_ratings (player_id, kind, dated);
CREATE INDEX foreign_ratings_by_federation ON foreign_ratings (federation_id, player_id);
CREATE INDEX foreign_ratings_by_list ON foreign_ratings (list_id);

-- The rating of FIDE by its list of the first day, with which the tournament was rated.
ALTER TABLE participants ADD COLUMN fide INTEGER;
