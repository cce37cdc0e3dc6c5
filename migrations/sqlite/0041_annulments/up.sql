-- The annulled results of rated tables: who annulled each, when and why (ssdc 1.7.2).
CREATE TABLE annulments (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    round BIGINT NOT NULL,
    a_id BIGINT NOT NULL REFERENCES players (id),
    b_id BIGINT NOT NULL REFERENCES players (id),
    -- The person who annulled it, by name.
    by_name TEXT NOT NULL,
    at TIMESTAMP NOT NULL,
    reason TEXT NOT NULL
);
CREATE INDEX annulments_by_tournament ON annulments (tournament_id, id);
