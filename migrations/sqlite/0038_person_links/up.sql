-- Players of two federations who are one person, once officials of both have said so.
CREATE TABLE person_links (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- The player of the federation that asked, and the one of the federation that answers.
    player_id BIGINT NOT NULL REFERENCES players (id),
    other_id BIGINT NOT NULL REFERENCES players (id),
    stage TEXT NOT NULL CHECK (stage IN ('asked', 'agreed', 'refused', 'ended')),
    asked_by TEXT NOT NULL,
    asked_at TIMESTAMP NOT NULL,
    -- Who answered, or ended it later; empty: nobody yet.
    answered_by TEXT NOT NULL,
    answered_at TIMESTAMP
);
CREATE INDEX person_links_by_player ON person_links (player_id);
CREATE INDEX person_links_by_other ON person_links (other_id);
