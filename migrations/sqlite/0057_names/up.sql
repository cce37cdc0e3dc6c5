-- The language of names whose letters don't tell theirs, by which they are spelled in Latin letters; empty: that of the regulation.
ALTER TABLE federations ADD COLUMN name_language TEXT NOT NULL DEFAULT '';
-- The country whose federation it is, two letters of ISO 3166-1, for the files of other programs; empty: nobody has said it.
ALTER TABLE federations ADD COLUMN country TEXT NOT NULL DEFAULT '';
-- Moves of players from one country to another: the file of a tournament names the country of its day.
CREATE TABLE country_changes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    player_id BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    day DATE NOT NULL,
    before TEXT NOT NULL DEFAULT '',
    after TEXT NOT NULL DEFAULT '',
    by_name TEXT NOT NULL DEFAULT '',
    at TIMESTAMP NOT NULL
);
CREATE INDEX country_changes_by_player ON country_changes (player_id, day);
INSERT INTO additive_migrations (version) VALUES ('0057');
