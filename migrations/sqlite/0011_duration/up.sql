-- How many days after its first a tournament ends. A month is looked for among those that end not much later: as much as the longest lasts.
ALTER TABLE tournaments ADD COLUMN lasts INTEGER NOT NULL GENERATED ALWAYS AS (CAST(julianday(ends) - julianday(starts) AS INTEGER)) VIRTUAL;
CREATE INDEX tournaments_by_duration ON tournaments (federation_id, lasts);
