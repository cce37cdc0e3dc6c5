-- Short notes of a federation's officials, in Markdown.
CREATE TABLE news (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    language TEXT NOT NULL CHECK (language IN ('en', 'ru', 'uk')),
    title TEXT NOT NULL,
    body TEXT NOT NULL DEFAULT '',
    by_name TEXT NOT NULL DEFAULT '',
    created_at TIMESTAMP NOT NULL,
    -- When it was changed last; nothing: it reads as it was entered.
    changed_at TIMESTAMP
);
CREATE INDEX news_newest ON news (federation_id, id);

-- What a federation says of itself on its home page in one language, in Markdown: what it is, and how it is reached.
CREATE TABLE profiles (
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    language TEXT NOT NULL CHECK (language IN ('en', 'ru', 'uk')),
    about TEXT NOT NULL DEFAULT '',
    contacts TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (federation_id, language)
);
