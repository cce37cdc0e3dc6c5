-- The numbers that players have elsewhere, with their history: a number that ended stays.
CREATE TABLE player_numbers (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    player_id BIGINT NOT NULL REFERENCES players (id),
    system TEXT NOT NULL CHECK (system IN ('aga', 'egf_pin', 'ffg', 'fide', 'national')),
    number TEXT NOT NULL,
    -- What numbers are compared by: without leading zeros, in capitals.
    number_key TEXT NOT NULL,
    since DATE NOT NULL,
    ended DATE,
    entered_by TEXT NOT NULL,
    source TEXT NOT NULL DEFAULT ''
);
CREATE INDEX player_numbers_by_player ON player_numbers (player_id, system);
CREATE UNIQUE INDEX player_numbers_holder ON player_numbers (federation_id, system, number_key) WHERE ended IS NULL;
CREATE UNIQUE INDEX player_numbers_current ON player_numbers (player_id, system) WHERE ended IS NULL;

-- Which numbers a merge moved and which it ended, for undoing it (JSON; empty: none).
ALTER TABLE merges ADD COLUMN numbers TEXT NOT NULL DEFAULT '';

-- What players brought along, as officials entered it: many players in one act, which can be undone as a whole.
CREATE TABLE standing_acts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    reason TEXT NOT NULL,
    at TIMESTAMP NOT NULL,
    by_name TEXT NOT NULL,
    undone_at TIMESTAMP,
    undone_by TEXT NOT NULL DEFAULT ''
);
CREATE INDEX standing_acts_by_federation ON standing_acts (federation_id);
CREATE TABLE standing_entries (
    act_id BIGINT NOT NULL REFERENCES standing_acts (id),
    player_id BIGINT NOT NULL REFERENCES players (id),
    before_standing TEXT,
    after_standing TEXT,
    PRIMARY KEY (act_id, player_id)
);
CREATE INDEX standing_entries_by_player ON standing_entries (player_id, act_id);
