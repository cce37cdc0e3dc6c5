-- The orders of a federation, also those of a time before this site.
CREATE TABLE orders (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    -- As it is cited: 3, 1-M.
    number TEXT NOT NULL,
    day DATE NOT NULL,
    body TEXT NOT NULL DEFAULT '',
    file_id BIGINT REFERENCES files (id),
    by_name TEXT NOT NULL DEFAULT '',
    created_at TIMESTAMP NOT NULL,
    UNIQUE (federation_id, day, number)
);

-- The text of the regulation in one language, as it reads from a day on.
CREATE TABLE wordings (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    language TEXT NOT NULL CHECK (language IN ('en', 'ru', 'uk')),
    day DATE NOT NULL,
    order_id BIGINT REFERENCES orders (id),
    -- Markdown; nothing where it is a document only.
    body TEXT NOT NULL DEFAULT '',
    file_id BIGINT REFERENCES files (id),
    -- The articles that it has, JSON: number and page, 0 where it has no pages.
    articles TEXT NOT NULL DEFAULT '{}',
    by_name TEXT NOT NULL DEFAULT '',
    created_at TIMESTAMP NOT NULL
);
CREATE INDEX wordings_by_day ON wordings (federation_id, language, day, id);

-- The order that an amendment follows.
ALTER TABLE editions ADD COLUMN order_id BIGINT REFERENCES orders (id);

-- How many days after it somebody may object to a result, a table or a rating; none: the federation sets no bound.
ALTER TABLE federations ADD COLUMN appeal_days INTEGER;

-- Objections of players and referees, and what the commission answered.
CREATE TABLE appeals (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    -- Who objects: a participant, or an account of the federation.
    player_id BIGINT REFERENCES players (id),
    account_id BIGINT REFERENCES accounts (id),
    name TEXT NOT NULL,
    -- How who isn't logged in is reached.
    contact TEXT NOT NULL DEFAULT '',
    about TEXT NOT NULL CHECK (about IN ('result', 'table', 'rating')),
    body TEXT NOT NULL,
    filed_at TIMESTAMP NOT NULL,
    stage TEXT NOT NULL CHECK (stage IN ('open', 'upheld', 'rejected', 'dismissed')),
    answer TEXT NOT NULL DEFAULT '',
    answered_by TEXT NOT NULL DEFAULT '',
    answered_at TIMESTAMP,
    -- The correction that followed it.
    correction_id BIGINT REFERENCES corrections (id)
);
CREATE INDEX appeals_by_tournament ON appeals (tournament_id, id);
CREATE INDEX appeals_by_stage ON appeals (federation_id, stage, id);
