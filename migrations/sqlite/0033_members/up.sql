-- Who is a member of a federation, or of one of its clubs, since and until when.
CREATE TABLE memberships (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    player_id BIGINT NOT NULL REFERENCES players (id),
    -- None: of the federation itself.
    club_id BIGINT REFERENCES clubs (id),
    -- The first day; none: it isn't known.
    since DATE,
    -- The last day; none: still.
    until DATE,
    -- The last day for which dues are paid; none: nothing is said of them.
    paid_until DATE
);
CREATE INDEX memberships_by_player ON memberships (player_id);
CREATE INDEX memberships_by_federation ON memberships (federation_id);
CREATE INDEX memberships_by_club ON memberships (club_id);

-- Lists of members as they came: one that was read and not taken over, and all that were.
CREATE TABLE member_files (
    file_id BIGINT PRIMARY KEY NOT NULL REFERENCES files (id),
    -- What becomes of its rows where somebody has chosen, JSON.
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

-- Whom a federation lets in: everybody, everybody with guests marked, members to its tournaments, members to its rating; and whether
-- somebody whose dues aren't paid is a member.
ALTER TABLE federations ADD COLUMN members TEXT NOT NULL DEFAULT 'open' CHECK (members IN ('open', 'marked', 'entry', 'rating'));
ALTER TABLE federations ADD COLUMN dues BOOLEAN NOT NULL DEFAULT FALSE;
