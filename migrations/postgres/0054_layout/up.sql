-- How rows lie is PostgreSQL's own affair.
-- Everybody of a federation.
CREATE INDEX players_by_federation ON players (federation_id);
