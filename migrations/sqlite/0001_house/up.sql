CREATE TABLE federations (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    slug TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    names TEXT NOT NULL DEFAULT '{}',
    rules TEXT NOT NULL,
    parameters TEXT NOT NULL DEFAULT '{}',
    accent TEXT NOT NULL DEFAULT '' CHECK (accent IN ('', 'teal', 'blue', 'plum', 'rust', 'olive')),
    next_position BIGINT NOT NULL DEFAULT 1,
    version BIGINT NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL
);

CREATE TABLE clubs (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    name TEXT NOT NULL,
    latin TEXT,
    city TEXT,
    position BIGINT,
    UNIQUE (federation_id, name)
);

CREATE TABLE players (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    code TEXT NOT NULL,
    name TEXT NOT NULL,
    latin TEXT,
    born TEXT,
    gender TEXT CHECK (gender IN ('f', 'm')),
    country TEXT,
    club_id BIGINT REFERENCES clubs (id),
    guest BOOLEAN NOT NULL DEFAULT FALSE,
    standing TEXT,
    position BIGINT NOT NULL,
    search_key TEXT NOT NULL,
    likeness_key TEXT NOT NULL,
    record TEXT NOT NULL,
    rating DOUBLE,
    deviation DOUBLE,
    rank TEXT,
    rank_step INTEGER NOT NULL DEFAULT 0,
    rank_kept BOOLEAN NOT NULL DEFAULT FALSE,
    provisional BOOLEAN NOT NULL DEFAULT FALSE,
    last_tournament_id BIGINT,
    UNIQUE (federation_id, code)
);
CREATE INDEX players_by_rating ON players (federation_id, rating DESC, code);
CREATE INDEX players_by_likeness ON players (federation_id, likeness_key);
CREATE INDEX players_by_club ON players (club_id);

CREATE TABLE accounts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    login TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    password TEXT,
    disabled BOOLEAN NOT NULL DEFAULT FALSE,
    language TEXT,
    created_at TIMESTAMP NOT NULL
);

CREATE TABLE roles (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account_id BIGINT NOT NULL REFERENCES accounts (id),
    federation_id BIGINT REFERENCES federations (id),
    role TEXT NOT NULL CHECK (role IN ('organizer', 'referee', 'club_head', 'official', 'chairman', 'administrator')),
    club_id BIGINT REFERENCES clubs (id),
    CHECK ((role = 'administrator') = (federation_id IS NULL)),
    CHECK ((role = 'club_head') = (club_id IS NOT NULL))
);
CREATE INDEX roles_by_account ON roles (account_id);

CREATE TABLE links (
    token_hash TEXT PRIMARY KEY,
    purpose TEXT NOT NULL CHECK (purpose IN ('invitation', 'reset')),
    account_id BIGINT NOT NULL REFERENCES accounts (id),
    created_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL,
    used_at TIMESTAMP
);

CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    account_id BIGINT NOT NULL REFERENCES accounts (id),
    created_at TIMESTAMP NOT NULL,
    seen_at TIMESTAMP NOT NULL,
    agent TEXT NOT NULL DEFAULT ''
);
CREATE INDEX sessions_by_account ON sessions (account_id);

CREATE TABLE login_failures (
    subject TEXT PRIMARY KEY,
    failures INTEGER NOT NULL,
    last_at TIMESTAMP NOT NULL,
    blocked_until TIMESTAMP
);

CREATE TABLE tournaments (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    code TEXT NOT NULL,
    name TEXT NOT NULL,
    starts DATE NOT NULL,
    ends DATE NOT NULL,
    city TEXT NOT NULL DEFAULT '',
    club_id BIGINT REFERENCES clubs (id),
    referee_id BIGINT REFERENCES accounts (id),
    referee_name TEXT NOT NULL DEFAULT '',
    official BOOLEAN NOT NULL DEFAULT FALSE,
    plan TEXT NOT NULL DEFAULT '',
    board INTEGER NOT NULL DEFAULT 19,
    minutes DOUBLE,
    pool TEXT NOT NULL DEFAULT 'classic',
    category TEXT NOT NULL DEFAULT 'fourth',
    remark TEXT NOT NULL DEFAULT '',
    state TEXT NOT NULL CHECK (state IN ('planned', 'submitted', 'cosigned', 'returned', 'rated', 'reopened', 'friendly', 'cancelled')),
    reason TEXT NOT NULL DEFAULT '',
    lock_version BIGINT NOT NULL DEFAULT 1,
    sheet TEXT NOT NULL DEFAULT '{"rounds":0,"rows":[]}',
    position BIGINT,
    passes BIGINT,
    parameters TEXT,
    rated_at TIMESTAMP,
    changed_at TIMESTAMP NOT NULL,
    UNIQUE (federation_id, code)
);
CREATE INDEX tournaments_by_day ON tournaments (federation_id, ends, id);
CREATE INDEX tournaments_by_position ON tournaments (federation_id, position);

CREATE TABLE participants (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    number INTEGER NOT NULL,
    player_id BIGINT NOT NULL REFERENCES players (id),
    place INTEGER,
    points TEXT,
    listed BOOLEAN NOT NULL DEFAULT TRUE,
    record_before TEXT,
    PRIMARY KEY (tournament_id, number)
);
CREATE INDEX participants_by_player ON participants (player_id);

CREATE TABLE games (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    seq INTEGER NOT NULL,
    round BIGINT,
    a_id BIGINT NOT NULL REFERENCES players (id),
    b_id BIGINT REFERENCES players (id),
    halves INTEGER,
    played BOOLEAN NOT NULL DEFAULT TRUE,
    annulled BOOLEAN NOT NULL DEFAULT FALSE,
    handicap INTEGER NOT NULL DEFAULT 0,
    colour TEXT CHECK (colour IN ('w', 'b')),
    PRIMARY KEY (tournament_id, seq)
);

CREATE TABLE results (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    player_id BIGINT NOT NULL REFERENCES players (id),
    position BIGINT NOT NULL,
    before DOUBLE,
    after DOUBLE,
    deviation_before DOUBLE,
    deviation DOUBLE,
    rank_before TEXT,
    rank TEXT,
    pool TEXT,
    rated_games INTEGER,
    anomaly DOUBLE,
    anomalous BOOLEAN NOT NULL DEFAULT FALSE,
    provisional BOOLEAN NOT NULL DEFAULT FALSE,
    PRIMARY KEY (tournament_id, player_id)
);
CREATE INDEX results_by_player ON results (player_id, position);

CREATE TABLE signatures (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    office TEXT NOT NULL CHECK (office IN ('referee', 'club', 'official')),
    account_id BIGINT REFERENCES accounts (id),
    name TEXT NOT NULL,
    signed_at TIMESTAMP NOT NULL,
    fingerprint TEXT NOT NULL,
    withdrawn_at TIMESTAMP
);
CREATE INDEX signatures_by_tournament ON signatures (tournament_id);

CREATE TABLE lists (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    number INTEGER NOT NULL,
    date DATE NOT NULL,
    position BIGINT NOT NULL,
    parameters TEXT NOT NULL DEFAULT '{}',
    note TEXT NOT NULL DEFAULT '',
    published_at TIMESTAMP NOT NULL,
    published_by TEXT NOT NULL DEFAULT '',
    fingerprint TEXT NOT NULL,
    players INTEGER NOT NULL,
    UNIQUE (federation_id, number)
);
CREATE INDEX lists_by_date ON lists (federation_id, date);

CREATE TABLE list_entries (
    list_id BIGINT NOT NULL REFERENCES lists (id),
    pool TEXT NOT NULL DEFAULT '',
    place INTEGER NOT NULL,
    player_id BIGINT NOT NULL REFERENCES players (id),
    name TEXT NOT NULL,
    latin TEXT NOT NULL DEFAULT '',
    club TEXT NOT NULL DEFAULT '',
    rating DOUBLE NOT NULL,
    deviation DOUBLE,
    rank TEXT,
    provisional BOOLEAN NOT NULL DEFAULT FALSE,
    PRIMARY KEY (list_id, pool, place)
);
CREATE INDEX list_entries_by_player ON list_entries (player_id, list_id);

CREATE TABLE list_decisions (
    list_id BIGINT NOT NULL REFERENCES lists (id),
    seq INTEGER NOT NULL,
    player_id BIGINT NOT NULL REFERENCES players (id),
    article TEXT NOT NULL,
    rank_before TEXT,
    rank TEXT,
    norm DOUBLE,
    PRIMARY KEY (list_id, seq)
);

CREATE TABLE corrections (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    tournament_id BIGINT REFERENCES tournaments (id),
    at TIMESTAMP NOT NULL,
    by_name TEXT NOT NULL,
    reason TEXT NOT NULL,
    since BIGINT NOT NULL
);
CREATE INDEX corrections_by_federation ON corrections (federation_id, id);

CREATE TABLE correction_lines (
    correction_id BIGINT NOT NULL REFERENCES corrections (id),
    seq INTEGER NOT NULL,
    player_id BIGINT NOT NULL REFERENCES players (id),
    tournament_id BIGINT REFERENCES tournaments (id),
    rating_before DOUBLE,
    rating_after DOUBLE,
    rank_before TEXT,
    rank_after TEXT,
    PRIMARY KEY (correction_id, seq)
);

CREATE TABLE audit (
    seq BIGINT PRIMARY KEY,
    at TIMESTAMP NOT NULL,
    federation_id BIGINT,
    actor TEXT NOT NULL,
    act TEXT NOT NULL,
    subject TEXT NOT NULL,
    detail TEXT NOT NULL,
    previous TEXT NOT NULL,
    hash TEXT NOT NULL
);
CREATE INDEX audit_by_federation ON audit (federation_id, seq);

CREATE TRIGGER audit_is_append_only_u BEFORE UPDATE ON audit BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
CREATE TRIGGER audit_is_append_only_d BEFORE DELETE ON audit BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
CREATE TRIGGER list_entries_are_facts_u BEFORE UPDATE ON list_entries BEGIN SELECT RAISE(ABORT, 'a published list is a fact'); END;
CREATE TRIGGER list_entries_are_facts_d BEFORE DELETE ON list_entries BEGIN SELECT RAISE(ABORT, 'a published list is a fact'); END;
