-- Who turned out to be somebody else already known; who died, left, or asked to be forgotten.
ALTER TABLE players ADD COLUMN merged_into BIGINT REFERENCES players (id);
ALTER TABLE players ADD COLUMN mark TEXT NOT NULL DEFAULT '' CHECK (mark IN ('', 'deceased', 'withdrawn', 'forgotten'));
ALTER TABLE players ADD COLUMN marked_on DATE;

-- Merged duplicates, with everything that undoing it needs.
CREATE TABLE merges (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    kept_id BIGINT NOT NULL REFERENCES players (id),
    gone_id BIGINT NOT NULL REFERENCES players (id),
    kept_standing TEXT,
    gone_standing TEXT,
    swapped BOOLEAN NOT NULL,
    tournaments TEXT NOT NULL,
    reason TEXT NOT NULL,
    at TIMESTAMP NOT NULL,
    by_name TEXT NOT NULL,
    undone_at TIMESTAMP,
    undone_by TEXT NOT NULL DEFAULT ''
);
CREATE INDEX merges_by_player ON merges (kept_id);

-- Changes of club, with their day.
CREATE TABLE club_changes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    player_id BIGINT NOT NULL REFERENCES players (id),
    day DATE NOT NULL,
    before_id BIGINT REFERENCES clubs (id),
    after_id BIGINT REFERENCES clubs (id),
    by_name TEXT NOT NULL,
    at TIMESTAMP NOT NULL
);
CREATE INDEX club_changes_by_player ON club_changes (player_id, day);

-- Initial ratings on the recommendation of two members (ufgo 3.2).
CREATE TABLE recommendations (
    player_id BIGINT PRIMARY KEY REFERENCES players (id),
    rating DOUBLE NOT NULL,
    first_name TEXT NOT NULL,
    first_day DATE NOT NULL,
    second_name TEXT NOT NULL,
    second_day DATE NOT NULL,
    reason TEXT NOT NULL,
    by_name TEXT NOT NULL,
    at TIMESTAMP NOT NULL
);
