-- Whether the rating that a player began a tournament with had a star, as that of the last tournament before it had.
ALTER TABLE results ADD COLUMN provisional_before BOOLEAN NOT NULL DEFAULT FALSE;
UPDATE results SET provisional_before = TRUE
WHERE before IS NOT NULL AND EXISTS (
    SELECT 1 FROM results AS earlier
    WHERE earlier.player_id = results.player_id AND earlier.provisional AND earlier.position = (
        SELECT MAX(last.position) FROM results AS last
        WHERE last.player_id = results.player_id AND last.position < results.position AND last.after IS NOT NULL
    )
);

-- The table of a corrected tournament as it was rated before and after the correction. Of older corrections nobody knows it.
ALTER TABLE corrections ADD COLUMN table_before TEXT;
ALTER TABLE corrections ADD COLUMN table_after TEXT;

-- What is shown once, until whoever has seen it says so: sealed with what only a cookie of the browser knows.
CREATE TABLE unseen (
    token_hash TEXT PRIMARY KEY,
    account_id BIGINT NOT NULL REFERENCES accounts (id),
    sealed TEXT NOT NULL,
    at TIMESTAMP NOT NULL
);
CREATE INDEX unseen_account ON unseen (account_id);

-- What a rated tournament was before it was opened for a correction, JSON without names; empty: it is not being corrected, or was opened before
-- this was kept.
ALTER TABLE tournaments ADD COLUMN rated_as TEXT NOT NULL DEFAULT '';
