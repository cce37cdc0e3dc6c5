-- Who is licensed to referee or to organize tournaments: of which category, since and until when.
CREATE TABLE licences (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    kind TEXT NOT NULL CHECK (kind IN ('referee', 'organizer')),
    -- The person, as printed.
    name TEXT NOT NULL,
    -- As the federation words it: "national", "1st category".
    category TEXT NOT NULL,
    -- The number of the licence; empty: it has none.
    number TEXT NOT NULL,
    -- The first day; none: it isn't known.
    since DATE,
    -- The last day; none: for good.
    until DATE
);
CREATE INDEX licences_by_federation ON licences (federation_id);

-- What becomes of a tournament whose chief referee has no licence: nothing, whoever signs is asked, nobody approves it.
ALTER TABLE federations ADD COLUMN licensing TEXT NOT NULL DEFAULT 'shown' CHECK (licensing IN ('shown', 'asked', 'wanted'));
