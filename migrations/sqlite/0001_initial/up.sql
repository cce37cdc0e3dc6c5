-- The tables of a new database. migrations/sqlite and migrations/postgres hold the same tables in
-- the same order; they differ in types, in triggers and in the layout of rows.
--
-- Conventions:
-- * Timestamps are UTC.
-- * Ids are never reused, not even after a deletion.
-- * Words of closed sets are stored as text. A CHECK exists where the set is fixed.
-- * `position` is a place in the chronicle of a federation: the one order of its players, clubs,
--   editions, rated tournaments and published lists, in which a replay takes them.
-- * `by_name` and the text columns `*_by` hold names of persons at the time of the act.
-- * `lock_version` grows with every change. A form made from another version is stale.

--
-- Federations
--

-- Federations, the tenants of an installation. Nearly every other row belongs to one of them.
-- `version` grows with every change of what the public can see; finished pages are keyed by it.
CREATE TABLE federations (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- Name in addresses.
    slug TEXT NOT NULL UNIQUE,
    -- Used in languages without a name in `names`, a JSON object by language.
    name TEXT NOT NULL,
    names TEXT NOT NULL DEFAULT '{}',
    -- Id of the regulation, and its parameters that differ from the default, a JSON object.
    rules TEXT NOT NULL,
    parameters TEXT NOT NULL DEFAULT '{}',
    accent TEXT NOT NULL DEFAULT ''
        CHECK (accent IN ('', 'teal', 'blue', 'plum', 'rust', 'olive')),
    -- The next free place in the chronicle.
    next_position BIGINT NOT NULL DEFAULT 1,
    version BIGINT NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL,
    -- Tournaments must be approved before they are held (ssdc 4.2).
    prior_approval BOOLEAN NOT NULL DEFAULT FALSE,
    -- Emblem and signatory of the federation's documents.
    emblem_id BIGINT REFERENCES files (id),
    signatory_post TEXT NOT NULL DEFAULT '',
    signatory_name TEXT NOT NULL DEFAULT '',
    -- Signing requires a second factor.
    second_factor BOOLEAN NOT NULL DEFAULT FALSE,
    -- The chairman has hidden the checklist of a new federation.
    setup_hidden BOOLEAN NOT NULL DEFAULT FALSE,
    -- The note on the use of the federation's lists (ssdc 4.4), a JSON object by language.
    list_note TEXT NOT NULL DEFAULT '{}',
    -- Days within which an appeal is allowed; NULL: no limit.
    appeal_days INTEGER,
    -- IANA name of the time zone in which times are shown; empty: UTC.
    time_zone TEXT NOT NULL DEFAULT '',
    -- Categories of players that divide the lists, a JSON array in the order of the chairman.
    divisions TEXT NOT NULL DEFAULT '[]',
    -- Admission: everyone, everyone with guests marked, members to tournaments, members to ratings.
    members TEXT NOT NULL DEFAULT 'open' CHECK (members IN ('open', 'marked', 'entry', 'rating')),
    -- A player with unpaid dues counts as no member.
    dues BOOLEAN NOT NULL DEFAULT FALSE,
    -- Chief referees without a licence: shown only, the signatory is asked, approval is refused.
    licensing TEXT NOT NULL DEFAULT 'shown' CHECK (licensing IN ('shown', 'asked', 'wanted')),
    -- Bounds of monitored measures (rgf 1), a JSON object by measure, in thousandths.
    bounds TEXT NOT NULL DEFAULT '{}',
    -- Transfer to another installation. Empty: none; `-`: under way, the data is read-only; else
    -- the address of the installation that has the federation now.
    moved TEXT NOT NULL DEFAULT '',
    -- Language by which names are transliterated if their letters don't show it; empty: that of the
    -- regulation.
    name_language TEXT NOT NULL DEFAULT '',
    -- ISO 3166-1, two letters, for files of other programs; empty: unknown.
    country TEXT NOT NULL DEFAULT ''
);

-- Uploaded files, in the database so that one backup contains them and one transaction changes
-- them. The content is empty once it was erased.
CREATE TABLE files (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    name TEXT NOT NULL,
    -- Detected from the content.
    media_type TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    content BLOB NOT NULL,
    created_at TIMESTAMP NOT NULL
);

-- The profile of a federation on its home page in each language, Markdown.
CREATE TABLE profiles (
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    language TEXT NOT NULL CHECK (language IN ('en', 'ru', 'uk')),
    about TEXT NOT NULL DEFAULT '',
    contacts TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (federation_id, language)
);

-- News: short notes of a federation's officers, Markdown.
CREATE TABLE news (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    language TEXT NOT NULL CHECK (language IN ('en', 'ru', 'uk')),
    title TEXT NOT NULL,
    body TEXT NOT NULL DEFAULT '',
    by_name TEXT NOT NULL DEFAULT '',
    created_at TIMESTAMP NOT NULL,
    -- Time of the last change; NULL: unchanged.
    changed_at TIMESTAMP
);
CREATE INDEX news_newest ON news (federation_id, id);

-- Host names of federations that have addresses of their own. At most one is the main host; the
-- others redirect to it.
CREATE TABLE hosts (
    -- As browsers send it: lower case, other alphabets as xn--.
    host TEXT NOT NULL PRIMARY KEY,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    main BOOLEAN NOT NULL,
    created_at TIMESTAMP NOT NULL
);
CREATE INDEX hosts_by_federation ON hosts (federation_id);
CREATE UNIQUE INDEX hosts_main ON hosts (federation_id) WHERE main;

-- Clubs. A club may exist before it has members. A closed club gets no new ones.
CREATE TABLE clubs (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    name TEXT NOT NULL,
    latin TEXT,
    city TEXT,
    -- NULL: the club is known only from its players.
    position BIGINT,
    -- Public contact details.
    contacts TEXT NOT NULL DEFAULT '',
    -- Date or year.
    founded TEXT,
    closed_on DATE,
    UNIQUE (federation_id, name)
);

--
-- Accounts
--

-- Accounts of officers: persons who log in. Players need none.
CREATE TABLE accounts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- Folded.
    login TEXT NOT NULL UNIQUE,
    -- As printed under tables.
    name TEXT NOT NULL,
    -- Argon2id hash; NULL while the invitation is unused.
    password TEXT,
    disabled BOOLEAN NOT NULL DEFAULT FALSE,
    language TEXT,
    created_at TIMESTAMP NOT NULL,
    -- The confirmed address, to which notices go, and one that awaits confirmation.
    mail TEXT,
    mail_pending TEXT,
    notices BOOLEAN NOT NULL DEFAULT TRUE
);

-- Roles of accounts. An administrator's role belongs to no federation; the role of a club's head
-- names the club.
CREATE TABLE roles (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account_id BIGINT NOT NULL REFERENCES accounts (id),
    federation_id BIGINT REFERENCES federations (id),
    role TEXT NOT NULL CHECK (
        role IN ('organizer', 'referee', 'club_head', 'official', 'chairman', 'administrator')
    ),
    club_id BIGINT REFERENCES clubs (id),
    CHECK ((role = 'administrator') = (federation_id IS NULL)),
    CHECK ((role = 'club_head') = (club_id IS NOT NULL))
);
CREATE INDEX roles_by_account ON roles (account_id);

-- One-time links for an invitation, a new password or the confirmation of an address.
CREATE TABLE one_time_links (
    token_hash TEXT PRIMARY KEY,
    purpose TEXT NOT NULL CHECK (purpose IN ('invitation', 'reset', 'mail')),
    account_id BIGINT NOT NULL REFERENCES accounts (id),
    created_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL,
    used_at TIMESTAMP,
    -- The address to which the link was mailed: its use confirms the address.
    mail TEXT,
    -- The account that made the link; NULL: a command on the console.
    made_by BIGINT
);

-- Accounts whose current password was set through a link that another account made. The row is
-- deleted when they set a password themselves; until then the audit log marks their acts.
CREATE TABLE password_links (
    account_id BIGINT PRIMARY KEY REFERENCES accounts (id),
    made_by BIGINT,
    made_at TIMESTAMP NOT NULL
);

-- Sessions of logged-in browsers. The User-Agent is reduced to browser and system and not stored.
CREATE TABLE sessions (
    -- Hash of the cookie.
    token_hash TEXT PRIMARY KEY,
    account_id BIGINT NOT NULL REFERENCES accounts (id),
    created_at TIMESTAMP NOT NULL,
    -- Exact to some minutes.
    seen_at TIMESTAMP NOT NULL,
    -- Time of the last proof of the second factor.
    proved_at TIMESTAMP,
    browser TEXT NOT NULL DEFAULT 'other',
    system TEXT NOT NULL DEFAULT 'other',
    network TEXT NOT NULL DEFAULT ''
);
CREATE INDEX sessions_by_account ON sessions (account_id);

-- Log-ins with a correct password that await the second factor.
CREATE TABLE pending_second_factors (
    token_hash TEXT NOT NULL PRIMARY KEY,
    account_id BIGINT NOT NULL REFERENCES accounts (id),
    created_at TIMESTAMP NOT NULL
);
CREATE INDEX pending_second_factors_by_account ON pending_second_factors (account_id);

-- Secrets of time-based one-time codes (TOTP). No code of `last_step` or before is accepted again.
CREATE TABLE totp (
    account_id BIGINT NOT NULL PRIMARY KEY REFERENCES accounts (id),
    -- Base32, or encrypted with the master key.
    secret TEXT NOT NULL,
    added_at TIMESTAMP NOT NULL,
    used_at TIMESTAMP,
    last_step BIGINT NOT NULL
);

-- TOTP secrets that await their first code.
CREATE TABLE totp_setups (
    account_id BIGINT NOT NULL PRIMARY KEY REFERENCES accounts (id),
    secret TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL
);

-- Passkeys.
CREATE TABLE passkeys (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account_id BIGINT NOT NULL REFERENCES accounts (id),
    -- Credential id, URL-safe Base64.
    credential TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    -- The public key with its counter, JSON.
    public TEXT NOT NULL,
    added_at TIMESTAMP NOT NULL,
    used_at TIMESTAMP
);
CREATE INDEX passkeys_by_account ON passkeys (account_id, id);

-- Hashes of recovery codes, each of which replaces the second factor once.
CREATE TABLE recovery_codes (
    account_id BIGINT NOT NULL REFERENCES accounts (id),
    code_hash TEXT NOT NULL,
    used_at TIMESTAMP,
    PRIMARY KEY (account_id, code_hash)
);

-- Links and recovery codes that are shown once, kept until the user confirms having seen them.
-- They are sealed with a key that only a cookie of the browser holds.
CREATE TABLE one_time_secrets (
    token_hash TEXT PRIMARY KEY,
    account_id BIGINT NOT NULL REFERENCES accounts (id),
    sealed TEXT NOT NULL,
    at TIMESTAMP NOT NULL
);
CREATE INDEX one_time_secrets_account ON one_time_secrets (account_id);

-- Accepted and refused log-ins of each account. Repetitions within an hour share a row.
CREATE TABLE log_ins (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account_id BIGINT NOT NULL REFERENCES accounts (id),
    at TIMESTAMP NOT NULL,
    outcome TEXT NOT NULL CHECK (outcome IN ('right', 'wrong', 'throttled')),
    times INTEGER NOT NULL,
    browser TEXT NOT NULL,
    system TEXT NOT NULL,
    network TEXT NOT NULL
);
CREATE INDEX log_ins_by_account ON log_ins (account_id, at);
CREATE INDEX log_ins_by_time ON log_ins (at);

-- Counters of consecutive failed log-ins, which slow down further ones.
CREATE TABLE login_failures (
    -- A key made by the code; it need not name an existing account.
    subject TEXT PRIMARY KEY,
    failures INTEGER NOT NULL,
    last_at TIMESTAMP NOT NULL,
    blocked_until TIMESTAMP
);

--
-- Players
--

-- Players: personal data, and their state after the last rated tournament. The state (`record` to
-- `last_tournament_id`) is derived and written by every calculation.
CREATE TABLE players (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    -- Id in the exchange format.
    code TEXT NOT NULL,
    name TEXT NOT NULL,
    latin TEXT,
    -- Date or year.
    born TEXT,
    gender TEXT CHECK (gender IN ('f', 'm')),
    country TEXT,
    club_id BIGINT REFERENCES clubs (id),
    guest BOOLEAN NOT NULL DEFAULT FALSE,
    -- Record before the first tournament, JSON as in the exchange format.
    standing TEXT,
    position BIGINT NOT NULL,
    -- Folded names: for searching, and with the words in alphabetical order for namesakes.
    search_key TEXT NOT NULL,
    likeness_key TEXT NOT NULL,
    -- What the regulation keeps of the player, JSON.
    record TEXT NOT NULL,
    rating DOUBLE,
    deviation DOUBLE,
    rank TEXT,
    -- A number that orders ranks.
    rank_step INTEGER NOT NULL DEFAULT 0,
    -- The rank is higher than the rating gives.
    rank_kept BOOLEAN NOT NULL DEFAULT FALSE,
    provisional BOOLEAN NOT NULL DEFAULT FALSE,
    last_tournament_id BIGINT,
    -- The player with whom this duplicate was merged.
    merged_into BIGINT REFERENCES players (id),
    mark TEXT NOT NULL DEFAULT '' CHECK (mark IN ('', 'deceased', 'withdrawn', 'forgotten')),
    marked_on DATE,
    UNIQUE (federation_id, code)
);
CREATE INDEX players_by_rating ON players (federation_id, rating DESC, code);
CREATE INDEX players_by_likeness ON players (federation_id, likeness_key);
CREATE INDEX players_by_club ON players (club_id);
-- Few players are forgotten; every published list asks for them.
CREATE INDEX players_forgotten ON players (federation_id) WHERE mark = 'forgotten';
-- All players of a federation in the order of their rows, the fastest to read.
CREATE INDEX players_by_federation ON players (federation_id);

-- Ratings of players in each pool, for regulations with pools. Derived, like `players.rating`.
CREATE TABLE pool_ratings (
    player_id BIGINT NOT NULL REFERENCES players (id),
    pool TEXT NOT NULL,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    rating DOUBLE NOT NULL,
    games INTEGER NOT NULL,
    last_played DATE,
    PRIMARY KEY (player_id, pool)
);
CREATE INDEX pool_ratings_by_rating ON pool_ratings (federation_id, pool, rating DESC);

-- External ids of players, with their history: an id that ended stays. A current id belongs to one
-- player of the federation, and a player has one current id in each system.
CREATE TABLE external_ids (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    player_id BIGINT NOT NULL REFERENCES players (id),
    system TEXT NOT NULL CHECK (system IN ('aga', 'egf_pin', 'ffg', 'fide', 'national')),
    number TEXT NOT NULL,
    -- Key for comparisons: without leading zeros, in capitals.
    number_key TEXT NOT NULL,
    since DATE NOT NULL,
    -- NULL: current.
    ended DATE,
    -- Empty: it came with a journal.
    entered_by TEXT NOT NULL,
    -- Empty: it was typed.
    source TEXT NOT NULL DEFAULT ''
);
CREATE INDEX external_ids_by_player ON external_ids (player_id, system);
CREATE UNIQUE INDEX external_ids_holder ON external_ids (federation_id, system, number_key)
    WHERE ended IS NULL;
CREATE UNIQUE INDEX external_ids_current ON external_ids (player_id, system)
    WHERE ended IS NULL;

-- Changes of club.
CREATE TABLE club_changes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    player_id BIGINT NOT NULL REFERENCES players (id),
    day DATE NOT NULL,
    before_id BIGINT REFERENCES clubs (id),
    after_id BIGINT REFERENCES clubs (id),
    by_name TEXT NOT NULL,
    at TIMESTAMP NOT NULL
);
CREATE INDEX club_changes_by_player ON club_changes (player_id, day);

-- Changes of country. The file of a tournament names the country that a player had on its day.
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

-- Memberships in a federation or in one of its clubs.
CREATE TABLE memberships (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    player_id BIGINT NOT NULL REFERENCES players (id),
    -- NULL: in the federation itself.
    club_id BIGINT REFERENCES clubs (id),
    -- First day; NULL: unknown.
    since DATE,
    -- Last day; NULL: it has none.
    until DATE,
    -- Last day for which dues are paid; NULL: not recorded.
    paid_until DATE
);
CREATE INDEX memberships_by_player ON memberships (player_id);
CREATE INDEX memberships_by_federation ON memberships (federation_id);
CREATE INDEX memberships_by_club ON memberships (club_id);

-- Licences of referees and organizers, a public register of persons by name.
CREATE TABLE licences (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    kind TEXT NOT NULL CHECK (kind IN ('referee', 'organizer')),
    -- As printed.
    name TEXT NOT NULL,
    -- In the words of the federation: "national", "1st category".
    category TEXT NOT NULL,
    -- Empty: it has none.
    number TEXT NOT NULL,
    -- First day; NULL: unknown.
    since DATE,
    -- Last day; NULL: it has none.
    until DATE
);
CREATE INDEX licences_by_federation ON licences (federation_id);

-- Players of two federations who are one person, once officers of both have agreed.
CREATE TABLE person_links (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- The player of the federation that asked, and the one of the federation that answers.
    player_id BIGINT NOT NULL REFERENCES players (id),
    other_id BIGINT NOT NULL REFERENCES players (id),
    stage TEXT NOT NULL CHECK (stage IN ('asked', 'agreed', 'refused', 'ended')),
    asked_by TEXT NOT NULL,
    asked_at TIMESTAMP NOT NULL,
    -- Name of the person who answered or ended it; empty while it is open.
    answered_by TEXT NOT NULL,
    answered_at TIMESTAMP
);
CREATE INDEX person_links_by_player ON person_links (player_id);
CREATE INDEX person_links_by_other ON person_links (other_id);

-- Merged duplicates, with everything that undoing the merge needs.
CREATE TABLE merges (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    kept_id BIGINT NOT NULL REFERENCES players (id),
    gone_id BIGINT NOT NULL REFERENCES players (id),
    kept_standing TEXT,
    gone_standing TEXT,
    -- The two exchanged their positions, because the duplicate had the earlier one.
    swapped BOOLEAN NOT NULL,
    -- Tournaments of the duplicate, a JSON array.
    tournaments TEXT NOT NULL,
    reason TEXT NOT NULL,
    at TIMESTAMP NOT NULL,
    by_name TEXT NOT NULL,
    undone_at TIMESTAMP,
    undone_by TEXT NOT NULL DEFAULT '',
    -- External ids that were moved or ended, JSON; empty: none.
    numbers TEXT NOT NULL DEFAULT ''
);
CREATE INDEX merges_by_player ON merges (kept_id);

-- Initial records as entered by officers. One act covers many players and is undone as a whole.
CREATE TABLE initial_rating_acts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    reason TEXT NOT NULL,
    at TIMESTAMP NOT NULL,
    by_name TEXT NOT NULL,
    undone_at TIMESTAMP,
    undone_by TEXT NOT NULL DEFAULT ''
);
CREATE INDEX initial_rating_acts_by_federation ON initial_rating_acts (federation_id);

-- The players of such an act, with their initial records before and after it, JSON.
CREATE TABLE initial_rating_entries (
    act_id BIGINT NOT NULL REFERENCES initial_rating_acts (id),
    player_id BIGINT NOT NULL REFERENCES players (id),
    before_standing TEXT,
    after_standing TEXT,
    PRIMARY KEY (act_id, player_id)
);
CREATE INDEX initial_rating_entries_by_player ON initial_rating_entries (player_id, act_id);

-- Initial ratings that were given on the recommendation of two members (ufgo 3.2).
CREATE TABLE recommendations (
    player_id BIGINT PRIMARY KEY REFERENCES players (id),
    rating DOUBLE NOT NULL,
    first_name TEXT NOT NULL,
    first_day DATE NOT NULL,
    second_name TEXT NOT NULL,
    second_day DATE NOT NULL,
    reason TEXT NOT NULL,
    by_name TEXT NOT NULL,
    at TIMESTAMP NOT NULL
);

-- Requests to two members to recommend an initial rating (ufgo 3.2).
CREATE TABLE recommendation_requests (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    player_id BIGINT NOT NULL REFERENCES players (id),
    rating DOUBLE NOT NULL,
    reason TEXT NOT NULL DEFAULT '',
    by_name TEXT NOT NULL DEFAULT '',
    created_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL,
    stage TEXT NOT NULL
        CHECK (stage IN ('waiting', 'entered', 'refused', 'withdrawn', 'lapsed')),
    ended_at TIMESTAMP
);
CREATE INDEX recommendation_requests_by_player ON recommendation_requests (player_id, id);
CREATE INDEX recommendation_requests_by_federation ON recommendation_requests (federation_id, id);

-- The members asked by a request: an account of the federation, or a player who gets a letter.
CREATE TABLE recommendation_members (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    request_id BIGINT NOT NULL REFERENCES recommendation_requests (id),
    account_id BIGINT REFERENCES accounts (id),
    player_id BIGINT REFERENCES players (id),
    name TEXT NOT NULL,
    -- Address of the letter, kept until the request ends.
    mail TEXT NOT NULL DEFAULT '',
    token_hash TEXT NOT NULL UNIQUE,
    answer TEXT NOT NULL CHECK (answer IN ('open', 'confirmed', 'refused')),
    remark TEXT NOT NULL DEFAULT '',
    answered_at TIMESTAMP
);
CREATE INDEX recommendation_members_by_request ON recommendation_members (request_id, id);

--
-- The regulation
--

-- Orders and other documents of a federation, cited by number, by title, or by both.
CREATE TABLE orders (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    -- As cited: 3, 1-M; empty: it has none.
    number TEXT NOT NULL,
    day DATE NOT NULL,
    -- Markdown.
    body TEXT NOT NULL DEFAULT '',
    file_id BIGINT REFERENCES files (id),
    by_name TEXT NOT NULL DEFAULT '',
    created_at TIMESTAMP NOT NULL,
    title TEXT NOT NULL DEFAULT '',
    UNIQUE (federation_id, day, number, title)
);

-- Regulation texts: the wording of the regulation in one language from a day on.
CREATE TABLE regulation_texts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    language TEXT NOT NULL CHECK (language IN ('en', 'ru', 'uk')),
    day DATE NOT NULL,
    -- The order that introduced it.
    order_id BIGINT REFERENCES orders (id),
    -- Markdown; empty: it exists only as a file.
    body TEXT NOT NULL DEFAULT '',
    file_id BIGINT REFERENCES files (id),
    -- Its articles, a JSON object of numbers and pages; page 0: the text has no pages.
    articles TEXT NOT NULL DEFAULT '{}',
    by_name TEXT NOT NULL DEFAULT '',
    created_at TIMESTAMP NOT NULL
);
CREATE INDEX regulation_texts_by_day ON regulation_texts (federation_id, language, day, id);

-- Editions of the regulation: what an amendment changed in the parameters, and from when it counts.
-- The text as first approved has no row.
CREATE TABLE editions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    -- From 1.
    number INTEGER NOT NULL,
    title TEXT NOT NULL,
    published DATE NOT NULL,
    -- It governs tournaments that start on this day or later, and lists from this date on. NULL:
    -- the day isn't known yet, or there is no such limit.
    since DATE,
    -- Calculations from this place in the chronicle on may be governed by it. NULL: not in force.
    position BIGINT,
    -- Parameters that differ from the default, a JSON object.
    parameters TEXT NOT NULL,
    note TEXT NOT NULL DEFAULT '',
    by_name TEXT NOT NULL DEFAULT '',
    created_at TIMESTAMP NOT NULL,
    -- The order that it implements.
    order_id BIGINT REFERENCES orders (id),
    UNIQUE (federation_id, number)
);

-- Amendments of the parameters that the commission proposes to the chairman.
CREATE TABLE amendment_proposals (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    -- The author.
    account_id BIGINT REFERENCES accounts (id),
    by_name TEXT NOT NULL,
    proposed_at TIMESTAMP NOT NULL,
    reason TEXT NOT NULL,
    -- Parameters to change, a JSON object of names and values.
    parameters TEXT NOT NULL,
    stage TEXT NOT NULL CHECK (stage IN ('open', 'adopted', 'declined', 'withdrawn')),
    -- Name of the person who adopted, declined or withdrew it; empty while it is open.
    settled_by TEXT NOT NULL DEFAULT '',
    settled_at TIMESTAMP,
    -- Reason for declining it.
    answer TEXT NOT NULL DEFAULT ''
);
CREATE INDEX amendment_proposals_by_stage ON amendment_proposals (federation_id, stage, id);

--
-- Tournaments
--

-- Calendar plans. An adopted plan changes only by amendments.
CREATE TABLE calendar_plans (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    year INTEGER NOT NULL,
    -- The body whose plan it is: the federation, a region, a city.
    title TEXT NOT NULL,
    stage TEXT NOT NULL CHECK (stage IN ('draft', 'adopted')),
    adopted_on DATE,
    -- The person or body that adopted it, as typed.
    adopted_by TEXT NOT NULL DEFAULT '',
    -- Name of the person who drafted or adopted it on the site.
    by_name TEXT NOT NULL DEFAULT '',
    changed_at TIMESTAMP NOT NULL,
    lock_version BIGINT NOT NULL DEFAULT 0,
    UNIQUE (federation_id, year, title)
);

-- The tournaments of a plan. A struck line stays and keeps its number.
CREATE TABLE plan_lines (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    plan_id BIGINT NOT NULL REFERENCES calendar_plans (id),
    number INTEGER NOT NULL,
    name TEXT NOT NULL,
    starts DATE NOT NULL,
    ends DATE NOT NULL,
    city TEXT NOT NULL DEFAULT '',
    kind TEXT NOT NULL DEFAULT '',
    struck BOOLEAN NOT NULL DEFAULT FALSE,
    UNIQUE (plan_id, number)
);

-- Amendments of adopted plans.
CREATE TABLE plan_amendments (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    plan_id BIGINT NOT NULL REFERENCES calendar_plans (id),
    number INTEGER NOT NULL,
    day DATE NOT NULL,
    -- The decision on which it is based.
    source TEXT NOT NULL,
    -- The changed lines before and after, JSON.
    changes TEXT NOT NULL,
    by_name TEXT NOT NULL DEFAULT '',
    created_at TIMESTAMP NOT NULL,
    UNIQUE (plan_id, number)
);

-- Tournaments: conditions, state in the process of approval, and the table as typed. `position` is
-- set while the tournament counts as rated, which includes a reopened one; `passes`, `parameters`,
-- `rated_at` and `edition_id` describe the calculation.
CREATE TABLE tournaments (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    -- Id in the exchange format.
    code TEXT NOT NULL,
    name TEXT NOT NULL,
    starts DATE NOT NULL,
    ends DATE NOT NULL,
    city TEXT NOT NULL DEFAULT '',
    -- The organizing club.
    club_id BIGINT REFERENCES clubs (id),
    -- The chief referee; the account is NULL if the referee has none.
    referee_id BIGINT REFERENCES accounts (id),
    referee_name TEXT NOT NULL DEFAULT '',
    -- It is in the calendar plan: `plan` is the plan as typed, `plan_line_id` its line.
    official BOOLEAN NOT NULL DEFAULT FALSE,
    plan TEXT NOT NULL DEFAULT '',
    board INTEGER NOT NULL DEFAULT 19,
    -- Main time; NULL: long enough for every player.
    minutes DOUBLE,
    pool TEXT NOT NULL DEFAULT 'classic',
    category TEXT NOT NULL DEFAULT 'fourth',
    remark TEXT NOT NULL DEFAULT '',
    -- `recorded`: a fact of the past that is not rated.
    state TEXT NOT NULL CHECK (
        state IN (
            'planned', 'submitted', 'cosigned', 'returned', 'rated', 'reopened', 'friendly',
            'cancelled', 'recorded'
        )
    ),
    -- Reason for a return, a reopening or a refusal to rate.
    reason TEXT NOT NULL DEFAULT '',
    lock_version BIGINT NOT NULL DEFAULT 1,
    -- The table as typed, JSON, because a draft may hold every mistake. Participants and games
    -- become rows at the approval.
    sheet TEXT NOT NULL DEFAULT '{"rounds":0,"rows":[]}',
    position BIGINT,
    -- Passes of the calculation; 0: no player was recalculated.
    passes BIGINT,
    parameters TEXT,
    rated_at TIMESTAMP,
    changed_at TIMESTAMP NOT NULL,
    -- NULL: the text as first approved.
    edition_id BIGINT REFERENCES editions (id),
    -- Days from the first to the last. The calendar searches a month among the tournaments that end
    -- later by at most the longest duration.
    duration_days INTEGER NOT NULL
        GENERATED ALWAYS AS (CAST(julianday(ends) - julianday(starts) AS INTEGER)) VIRTUAL,
    -- While a rated tournament is reopened: what it was before, JSON without names.
    rated_as TEXT NOT NULL DEFAULT '',
    plan_line_id BIGINT REFERENCES plan_lines (id),
    -- FIDE rates it too: the ratings in its table are FIDE's (orr 2).
    rated_by_fide BOOLEAN NOT NULL DEFAULT FALSE,
    -- Days of the rounds in order, separated by blanks (rgf 2); empty: not recorded.
    round_days TEXT NOT NULL DEFAULT '',
    UNIQUE (federation_id, code)
);
CREATE INDEX tournaments_by_day ON tournaments (federation_id, ends, id);
CREATE INDEX tournaments_by_position ON tournaments (federation_id, position);
CREATE INDEX tournaments_by_duration ON tournaments (federation_id, duration_days);
CREATE INDEX tournaments_by_state ON tournaments (federation_id, state, ends, id);
CREATE INDEX tournaments_by_plan_line ON tournaments (plan_line_id);

-- Signatures under submitted tables. A withdrawn signature stays.
CREATE TABLE signatures (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    office TEXT NOT NULL CHECK (office IN ('referee', 'club', 'official')),
    account_id BIGINT REFERENCES accounts (id),
    name TEXT NOT NULL,
    signed_at TIMESTAMP NOT NULL,
    -- Of the signed table.
    fingerprint TEXT NOT NULL,
    withdrawn_at TIMESTAMP,
    -- Doubts shown to the signatory before the signature; empty: none.
    caveats TEXT NOT NULL DEFAULT ''
);
CREATE INDEX signatures_by_tournament ON signatures (tournament_id);

-- Proposals of tournaments for the calendar. An approved proposal creates one tournament.
CREATE TABLE proposals (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    organizer_id BIGINT REFERENCES accounts (id),
    organizer_name TEXT NOT NULL,
    stage TEXT NOT NULL
        CHECK (stage IN ('draft', 'sent', 'returned', 'approved', 'rejected', 'withdrawn')),
    name TEXT NOT NULL,
    -- The form as typed, JSON: a draft may hold every mistake.
    form TEXT NOT NULL,
    -- Regulations of the tournament, Markdown or an uploaded document.
    body TEXT NOT NULL DEFAULT '',
    file_id BIGINT REFERENCES files (id),
    -- The organizer's request for admission after the deadline, and the officer's reason for it.
    plea TEXT NOT NULL DEFAULT '',
    exception TEXT NOT NULL DEFAULT '',
    reason TEXT NOT NULL DEFAULT '',
    -- The first submission decides about the deadline, which is fixed by the rules of that time.
    first_sent_at TIMESTAMP,
    due_on DATE,
    sent_at TIMESTAMP,
    decided_at TIMESTAMP,
    decided_by TEXT NOT NULL DEFAULT '',
    -- Category with its steps as fixed at the approval, JSON.
    assessment TEXT,
    -- Of the approved contents.
    fingerprint TEXT,
    tournament_id BIGINT UNIQUE REFERENCES tournaments (id),
    lock_version BIGINT NOT NULL DEFAULT 1,
    changed_at TIMESTAMP NOT NULL
);
CREATE INDEX proposals_by_stage ON proposals (federation_id, stage, id);

-- Tournaments for which players can register, with the terms and what players should know.
CREATE TABLE registration_settings (
    tournament_id BIGINT PRIMARY KEY REFERENCES tournaments (id),
    open BOOLEAN NOT NULL,
    until_day DATE,
    places INTEGER,
    note TEXT NOT NULL,
    lock_version BIGINT NOT NULL,
    changed_at TIMESTAMP NOT NULL,
    -- Hall and address, directions, entry fee.
    venue TEXT NOT NULL DEFAULT '',
    way TEXT NOT NULL DEFAULT '',
    fee TEXT NOT NULL DEFAULT ''
);

-- Registrations of players. Personal data is erased some time after the tournament.
CREATE TABLE registrations (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    -- Of the player's own link.
    token_hash TEXT NOT NULL UNIQUE,
    state TEXT NOT NULL,
    name TEXT NOT NULL,
    -- The same for every spelling of the name.
    name_key TEXT NOT NULL,
    club TEXT NOT NULL,
    country TEXT NOT NULL,
    player_rank TEXT NOT NULL,
    born TEXT NOT NULL,
    mail TEXT NOT NULL,
    remark TEXT NOT NULL,
    -- Of the player's letters; empty: entered by an officer.
    language TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    -- Position in the queue; NULL: never in it.
    turn BIGINT,
    -- The player has arrived; NULL: not recorded.
    here BOOLEAN,
    -- The participant at the desk created from it.
    entrant BIGINT,
    erased_at TIMESTAMP,
    city TEXT NOT NULL DEFAULT ''
);
CREATE INDEX registrations_by_tournament ON registrations (tournament_id);

-- Desks of tournaments in play. The whole state is one JSON document, changed by one act at a time;
-- `seq` is the number of acts so far.
CREATE TABLE desks (
    tournament_id BIGINT PRIMARY KEY REFERENCES tournaments (id),
    state TEXT NOT NULL,
    seq BIGINT NOT NULL,
    changed_at TIMESTAMP NOT NULL
);

-- Acts at a desk. The idempotency key `act_key` makes an act that is sent twice happen once.
CREATE TABLE desk_acts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    act_key TEXT NOT NULL,
    -- NULL: an assistant without an account.
    account_id BIGINT REFERENCES accounts (id),
    name TEXT NOT NULL,
    -- JSON.
    act TEXT NOT NULL,
    answer TEXT NOT NULL,
    at TIMESTAMP NOT NULL,
    UNIQUE (tournament_id, act_key)
);

-- Assistants who enter results without an account, by a link that works until it is revoked.
CREATE TABLE assistants (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    name TEXT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,
    created_at TIMESTAMP NOT NULL,
    revoked_at TIMESTAMP,
    UNIQUE (tournament_id, name)
);

--
-- Rated tables and results
--

-- Rows of participants, games, results and list entries lie in the order of their keys (WITHOUT
-- ROWID), in which they are read: a row is found in one step, and the key is stored once.

-- Participants of rated and recorded tables.
CREATE TABLE participants (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    -- Number in the table, from 1.
    number INTEGER NOT NULL,
    player_id BIGINT NOT NULL REFERENCES players (id),
    place INTEGER,
    -- As typed.
    points TEXT,
    -- Listed as a participant in addition to the games (exchange format).
    listed BOOLEAN NOT NULL DEFAULT TRUE,
    -- FIDE rating of the list of the first day, with which the tournament was rated.
    fide INTEGER,
    -- Conditional rating of a participant without a rating (rgf 6); not used in calculations.
    conditional DOUBLE,
    PRIMARY KEY (tournament_id, number)
) WITHOUT ROWID;
-- Two players' common tournaments are read from this index alone.
CREATE INDEX participants_by_player ON participants (player_id, tournament_id);

-- Games of rated and recorded tables, in the order of the table.
CREATE TABLE games (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    -- From 0.
    seq INTEGER NOT NULL,
    round BIGINT,
    a_id BIGINT NOT NULL REFERENCES players (id),
    -- NULL: a bye.
    b_id BIGINT REFERENCES players (id),
    -- Half points of the first player.
    half_points INTEGER,
    -- False for a forfeit or a bye.
    played BOOLEAN NOT NULL DEFAULT TRUE,
    -- Excluded from the rating.
    annulled BOOLEAN NOT NULL DEFAULT FALSE,
    handicap INTEGER NOT NULL DEFAULT 0,
    -- Of the first player.
    colour TEXT CHECK (colour IN ('w', 'b')),
    PRIMARY KEY (tournament_id, seq)
) WITHOUT ROWID;

-- Annulments of results in rated tables (ssdc 1.7.2).
CREATE TABLE annulments (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    round BIGINT NOT NULL,
    a_id BIGINT NOT NULL REFERENCES players (id),
    b_id BIGINT NOT NULL REFERENCES players (id),
    by_name TEXT NOT NULL,
    at TIMESTAMP NOT NULL,
    reason TEXT NOT NULL
);
CREATE INDEX annulments_by_tournament ON annulments (tournament_id, id);

-- Records of the participants before a rated tournament, a JSON array in the order of their
-- numbers. A replay begins from them.
CREATE TABLE rating_snapshots (
    tournament_id BIGINT PRIMARY KEY REFERENCES tournaments (id),
    records TEXT NOT NULL
);

-- Effects of each rated tournament on each player. Derived from the tables and stored for pages.
CREATE TABLE results (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    player_id BIGINT NOT NULL REFERENCES players (id),
    -- That of the tournament.
    position BIGINT NOT NULL,
    before DOUBLE,
    after DOUBLE,
    deviation_before DOUBLE,
    deviation DOUBLE,
    rank_before TEXT,
    rank TEXT,
    -- NULL: the regulation has no pools.
    pool TEXT,
    -- Rated games in the pool after the tournament.
    rated_games INTEGER,
    anomaly DOUBLE,
    anomalous BOOLEAN NOT NULL DEFAULT FALSE,
    -- The rating after is provisional and shown with a star; the same for the rating before.
    provisional BOOLEAN NOT NULL DEFAULT FALSE,
    provisional_before BOOLEAN NOT NULL DEFAULT FALSE,
    PRIMARY KEY (tournament_id, player_id)
) WITHOUT ROWID;
CREATE INDEX results_by_player ON results (player_id, position);

--
-- Published lists
--

-- Published rating lists.
CREATE TABLE lists (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    -- From 1.
    number INTEGER NOT NULL,
    date DATE NOT NULL,
    position BIGINT NOT NULL,
    parameters TEXT NOT NULL DEFAULT '{}',
    note TEXT NOT NULL DEFAULT '',
    published_at TIMESTAMP NOT NULL,
    published_by TEXT NOT NULL DEFAULT '',
    -- SHA-256 of its canonical CSV.
    fingerprint TEXT NOT NULL,
    -- Number of players.
    players INTEGER NOT NULL,
    -- NULL: the text as first approved.
    edition_id BIGINT REFERENCES editions (id),
    UNIQUE (federation_id, number)
);
CREATE INDEX lists_by_date ON lists (federation_id, date);

-- Entries of published lists. They never change, except that the name, Latin name and club of a
-- forgotten player are removed.
CREATE TABLE list_entries (
    list_id BIGINT NOT NULL REFERENCES lists (id),
    -- Empty: the regulation has no pools.
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
) WITHOUT ROWID;
CREATE INDEX list_entries_by_player ON list_entries (player_id, list_id);
CREATE TRIGGER list_entries_are_facts_u
BEFORE UPDATE OF list_id, pool, place, player_id, rating, deviation, rank, provisional
ON list_entries
BEGIN SELECT RAISE(ABORT, 'a published list is a fact'); END;
CREATE TRIGGER list_entries_are_facts_d BEFORE DELETE ON list_entries
BEGIN SELECT RAISE(ABORT, 'a published list is a fact'); END;

-- Decisions on ranks that a published list contains, with the article applied.
CREATE TABLE list_rank_decisions (
    list_id BIGINT NOT NULL REFERENCES lists (id),
    -- From 0.
    seq INTEGER NOT NULL,
    player_id BIGINT NOT NULL REFERENCES players (id),
    article TEXT NOT NULL,
    rank_before TEXT,
    rank TEXT,
    norm DOUBLE,
    PRIMARY KEY (list_id, seq)
);
-- Every player's page asks for the decisions on the player.
CREATE INDEX list_rank_decisions_by_player ON list_rank_decisions (player_id, list_id);

--
-- Certificates
--

-- Ed25519 keys that sign documents. The newest signs; older ones verify what they signed. A retired
-- key signs no more; signatures of a revoked key are invalid from a day on.
CREATE TABLE signing_keys (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    -- Hexadecimal.
    public TEXT NOT NULL,
    -- May be encrypted with the master key.
    secret TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    retired_at TIMESTAMP,
    revoked_at TIMESTAMP,
    revoked_from DATE,
    reason TEXT NOT NULL DEFAULT ''
);
CREATE INDEX signing_keys_by_federation ON signing_keys (federation_id, id);

-- Certificates of rank and extracts of ratings: the request, and the document once it is issued.
-- `number` to `issued_at` are NULL before the issue.
CREATE TABLE certificates (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    player_id BIGINT NOT NULL REFERENCES players (id),
    kind TEXT NOT NULL CHECK (kind IN ('rank', 'extract')),
    stage TEXT NOT NULL CHECK (stage IN ('requested', 'issued', 'refused', 'revoked')),
    language TEXT NOT NULL,
    -- Day and pool of an extract.
    on_day DATE,
    pool TEXT NOT NULL DEFAULT '',
    -- The applicant has no account.
    anonymous BOOLEAN NOT NULL DEFAULT FALSE,
    asked_by TEXT NOT NULL DEFAULT '',
    contact TEXT NOT NULL DEFAULT '',
    delivery TEXT NOT NULL DEFAULT '',
    requested_at TIMESTAMP NOT NULL,
    number INTEGER,
    -- Of the public page.
    code TEXT UNIQUE,
    -- Certified facts, JSON.
    facts TEXT,
    -- The signed text, and its signature in hexadecimal.
    statement TEXT,
    signature TEXT,
    key_id BIGINT REFERENCES signing_keys (id),
    issued_at TIMESTAMP,
    issued_by TEXT NOT NULL DEFAULT '',
    -- Refusal or revocation.
    ended_at TIMESTAMP,
    reason TEXT NOT NULL DEFAULT '',
    UNIQUE (federation_id, number)
);
CREATE INDEX certificates_by_stage ON certificates (federation_id, stage, id);
CREATE INDEX certificates_by_player ON certificates (player_id);

--
-- Corrections and appeals
--

-- The change ledger: corrections of the past.
CREATE TABLE corrections (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    -- The corrected tournament, if there is one.
    tournament_id BIGINT REFERENCES tournaments (id),
    at TIMESTAMP NOT NULL,
    by_name TEXT NOT NULL,
    reason TEXT NOT NULL,
    -- The first place in the chronicle that it affected.
    since BIGINT NOT NULL,
    -- The corrected table as it was rated before and is rated since, JSON without names; NULL if no
    -- table was corrected.
    table_before TEXT,
    table_after TEXT
);
CREATE INDEX corrections_by_federation ON corrections (federation_id, id);

-- The lines of the ledger, packed: in each part a JSON array of
-- [player, rating before, rating after, rank before, rank after].
CREATE TABLE correction_parts (
    correction_id BIGINT NOT NULL REFERENCES corrections (id),
    seq INTEGER NOT NULL,
    -- The tournament with the changed results; NULL: current ratings.
    tournament_id BIGINT,
    -- Number of lines.
    count INTEGER NOT NULL,
    lines TEXT NOT NULL,
    PRIMARY KEY (correction_id, seq)
);

-- Certificates, extracts and published lists that a correction contradicts.
CREATE TABLE contradictions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id) ON DELETE CASCADE,
    correction_id BIGINT NOT NULL REFERENCES corrections (id) ON DELETE CASCADE,
    -- Exactly one of the two is set.
    certificate_id BIGINT REFERENCES certificates (id) ON DELETE CASCADE,
    list_id BIGINT REFERENCES lists (id) ON DELETE CASCADE,
    -- Players whose entries in the list are contradicted, a JSON array.
    players TEXT NOT NULL DEFAULT '[]',
    UNIQUE (correction_id, certificate_id),
    UNIQUE (correction_id, list_id)
);
CREATE INDEX contradictions_by_certificate ON contradictions (certificate_id);
CREATE INDEX contradictions_by_list ON contradictions (list_id);
CREATE INDEX contradictions_by_federation ON contradictions (federation_id);

-- Appeals of players and referees, and the answers of the commission.
CREATE TABLE appeals (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    -- The participant or the account that objects.
    player_id BIGINT REFERENCES players (id),
    account_id BIGINT REFERENCES accounts (id),
    name TEXT NOT NULL,
    -- Contact details of a person who isn't logged in.
    contact TEXT NOT NULL DEFAULT '',
    about TEXT NOT NULL CHECK (about IN ('result', 'table', 'rating')),
    body TEXT NOT NULL,
    filed_at TIMESTAMP NOT NULL,
    stage TEXT NOT NULL CHECK (stage IN ('open', 'upheld', 'rejected', 'dismissed')),
    answer TEXT NOT NULL DEFAULT '',
    answered_by TEXT NOT NULL DEFAULT '',
    answered_at TIMESTAMP,
    -- The correction made because of it.
    correction_id BIGINT REFERENCES corrections (id)
);
CREATE INDEX appeals_by_tournament ON appeals (tournament_id, id);
CREATE INDEX appeals_by_stage ON appeals (federation_id, stage, id);

--
-- Imports
--
-- `taken_at` is NULL while an upload awaits the review. `outcome` holds the effects of an import,
-- JSON, which undoing it needs. `erased_at`: the content was erased because of a forgotten player.

-- Files of other programs from which tables of tournaments are made.
CREATE TABLE table_imports (
    file_id BIGINT NOT NULL PRIMARY KEY REFERENCES files (id),
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    -- The format, and the meanings of columns chosen by hand, JSON.
    reading TEXT NOT NULL,
    uploaded_by TEXT NOT NULL,
    -- Time when it became the draft.
    taken_at TIMESTAMP,
    erased_at TIMESTAMP
);
CREATE INDEX table_imports_tournament ON table_imports (tournament_id);

-- Rating lists of the past.
CREATE TABLE rating_list_imports (
    file_id BIGINT NOT NULL PRIMARY KEY REFERENCES files (id),
    -- Meanings of columns, choices for all rows, and choices that differ from the proposal, JSON.
    reading TEXT NOT NULL,
    uploaded_by TEXT NOT NULL,
    taken_at TIMESTAMP,
    outcome TEXT NOT NULL,
    undone_at TIMESTAMP,
    undone_by TEXT NOT NULL,
    erased_at TIMESTAMP
);

-- Lists of members.
CREATE TABLE member_imports (
    file_id BIGINT NOT NULL PRIMARY KEY REFERENCES files (id),
    -- Choices for its rows where a user has made any, JSON.
    reading TEXT NOT NULL,
    uploaded_by TEXT NOT NULL,
    taken_at TIMESTAMP,
    outcome TEXT NOT NULL,
    undone_at TIMESTAMP,
    undone_by TEXT NOT NULL,
    erased_at TIMESTAMP
);

-- Bundles: tournaments of years before the site, uploaded together.
CREATE TABLE tournament_imports (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    -- Of the uploaded file.
    name TEXT NOT NULL,
    -- Choices for its tables and players, JSON.
    reading TEXT NOT NULL,
    uploaded_by TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    -- The order to import it: person and reason, JSON; empty: none, or carried out or refused.
    ordered TEXT NOT NULL DEFAULT '',
    taken_at TIMESTAMP,
    outcome TEXT NOT NULL DEFAULT '',
    undone_at TIMESTAMP,
    undone_by TEXT NOT NULL DEFAULT ''
);
CREATE INDEX tournament_imports_federation ON tournament_imports (federation_id);

-- The files of a bundle.
CREATE TABLE tournament_import_files (
    file_id BIGINT NOT NULL PRIMARY KEY REFERENCES files (id),
    bundle_id BIGINT NOT NULL REFERENCES tournament_imports (id),
    erased_at TIMESTAMP
);
CREATE INDEX tournament_import_files_bundle ON tournament_import_files (bundle_id);

-- Official lists of other systems (FIDE, European Go Database). Their content isn't kept, except
-- the rows that may concern players of the federation, until the import.
CREATE TABLE official_lists (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    system TEXT NOT NULL CHECK (system IN ('aga', 'egf_pin', 'ffg', 'fide', 'national')),
    name TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    size BIGINT NOT NULL,
    -- NULL: neither the file nor a user has stated the date.
    dated DATE,
    -- Number of rows.
    entries BIGINT NOT NULL,
    -- Rows that may concern players, and choices that differ from the proposal, JSON; empty after
    -- the import.
    found TEXT NOT NULL,
    uploaded_by TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    taken_at TIMESTAMP,
    outcome TEXT NOT NULL,
    undone_at TIMESTAMP,
    undone_by TEXT NOT NULL
);
CREATE INDEX official_lists_by_federation ON official_lists (federation_id);

-- Ratings of players in other systems, by the dates of the lists.
CREATE TABLE foreign_ratings (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    player_id BIGINT NOT NULL REFERENCES players (id),
    kind TEXT NOT NULL CHECK (kind IN ('standard', 'rapid', 'blitz', 'gor')),
    dated DATE NOT NULL,
    rating INTEGER NOT NULL,
    -- The list it was taken from; NULL: it came with a journal.
    list_id BIGINT REFERENCES official_lists (id)
);
CREATE INDEX foreign_ratings_by_player ON foreign_ratings (player_id, kind, dated);
CREATE INDEX foreign_ratings_by_federation ON foreign_ratings (federation_id, player_id);
CREATE INDEX foreign_ratings_by_list ON foreign_ratings (list_id);

--
-- Jobs, letters and the audit log
--

-- Background jobs, known to every process on this database and after each start. A federation has
-- at most one running job of each kind.
CREATE TABLE jobs (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    kind TEXT NOT NULL CHECK (kind IN ('change', 'verification')),
    -- Subject in plain words, and the address to which a refusal leads back.
    about TEXT NOT NULL,
    return_path TEXT NOT NULL,
    by_name TEXT NOT NULL,
    -- Machine and process of the job.
    node TEXT NOT NULL,
    -- SQLite: name of the file beside the database that the process holds locked. Empty on
    -- PostgreSQL, where `heartbeat_at` shows that the process is alive.
    lock_file TEXT NOT NULL,
    begun_at TIMESTAMP NOT NULL,
    -- The last heartbeat, by the clock of the database, and the progress at that time.
    heartbeat_at TIMESTAMP NOT NULL,
    done BIGINT NOT NULL DEFAULT 0,
    total BIGINT NOT NULL DEFAULT 0,
    ended_at TIMESTAMP,
    -- NULL while it runs. `done` is stored by the transaction of the job itself.
    outcome TEXT CHECK (outcome IN ('done', 'refused', 'lost')),
    -- The address of the result, or the reason for the refusal in every language, JSON.
    result TEXT NOT NULL DEFAULT ''
);
CREATE UNIQUE INDEX jobs_running ON jobs (federation_id, kind) WHERE outcome IS NULL;
CREATE INDEX jobs_by_federation ON jobs (federation_id, kind, id);

-- The last calculation of a federation from the beginning, compared with what is stored.
CREATE TABLE verifications (
    federation_id BIGINT PRIMARY KEY REFERENCES federations (id),
    -- The process that writes it verifies; no other begins until it is old.
    begun_at TIMESTAMP NOT NULL,
    -- End of the last complete one; NULL: there was none.
    ended_at TIMESTAMP,
    tournaments BIGINT NOT NULL DEFAULT 0,
    differences BIGINT NOT NULL DEFAULT 0,
    -- The first differences, one a line, without names of players.
    examples TEXT NOT NULL DEFAULT ''
);

-- Letters that wait, were sent or were given up. The id is part of the Message-ID, so that a
-- recipient recognises a letter that is sent twice. Kinds have no CHECK: they are the program's.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- NULL: the recipient has no account.
    account_id BIGINT REFERENCES accounts (id),
    address TEXT NOT NULL,
    language TEXT NOT NULL,
    kind TEXT NOT NULL,
    -- Facts for its sentences, a JSON object; erased once it was sent.
    facts TEXT NOT NULL,
    -- A letter with the same key is written once.
    dedup TEXT NOT NULL UNIQUE,
    created_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL,
    next_try_at TIMESTAMP NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    claimed_until TIMESTAMP,
    sent_at TIMESTAMP,
    given_up_at TIMESTAMP,
    last_error TEXT NOT NULL DEFAULT ''
);
CREATE INDEX outbox_by_turn ON outbox (next_try_at, id)
    WHERE sent_at IS NULL AND given_up_at IS NULL;
CREATE INDEX outbox_by_account ON outbox (account_id, created_at);

-- Idempotency keys of submitted forms, kept while a page may still be open: a form that is sent
-- again, after a broken connection, does nothing.
CREATE TABLE idempotency_keys (
    -- Hash of the page, the button and the typed fields.
    key_hash TEXT NOT NULL PRIMARY KEY CHECK (length(key_hash) = 64),
    at TIMESTAMP NOT NULL,
    -- The address of what the act made; empty: none in particular.
    location TEXT NOT NULL DEFAULT ''
);
CREATE INDEX idempotency_keys_by_time ON idempotency_keys (at);

-- The ends of the chains of the audit log: one chain for each federation, so that no writer waits
-- for another federation, and one (id 0) for lines without a federation.
CREATE TABLE audit_chains (
    -- Id of the federation, or 0.
    id BIGINT NOT NULL PRIMARY KEY,
    -- Number of lines; `seq` and hash of the newest one.
    number BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    hash TEXT NOT NULL,
    -- Leading digits of the hash as a number. The sum over all chains shows at a glance whether the
    -- log has changed.
    mark BIGINT NOT NULL
);
INSERT INTO audit_chains (id, number, seq, hash, mark) VALUES (
    0,
    0,
    0,
    '0000000000000000000000000000000000000000000000000000000000000000',
    0
);

-- The audit log, append-only: each line carries the hash of the line before in its chain. Only
-- `detail` may change, when a person is forgotten; a later line records such a change.
CREATE TABLE audit (
    -- Grows along each chain; lines of several chains alternate.
    seq BIGINT PRIMARY KEY,
    at TIMESTAMP NOT NULL,
    federation_id BIGINT,
    actor TEXT NOT NULL,
    act TEXT NOT NULL,
    -- Kind and id, such as `tournament 17`.
    subject TEXT NOT NULL,
    detail TEXT NOT NULL,
    previous TEXT NOT NULL,
    hash TEXT NOT NULL,
    -- Position in its chain, from 1 without gaps.
    number BIGINT NOT NULL
);
CREATE INDEX audit_by_federation ON audit (federation_id, seq);
CREATE TRIGGER audit_is_append_only_u
BEFORE UPDATE OF seq, at, federation_id, actor, act, subject, previous, hash, number ON audit
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
CREATE TRIGGER audit_is_append_only_d BEFORE DELETE ON audit
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;

-- Versions of migrations that only add. A program that doesn't know one of them can still work with
-- the tables. Each additive migration inserts its own version.
CREATE TABLE additive_migrations (
    version TEXT NOT NULL PRIMARY KEY
);
