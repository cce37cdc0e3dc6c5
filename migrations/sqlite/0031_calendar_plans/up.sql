-- The calendar plans of a federation: drafted by its officials, adopted, and amended from then on.
CREATE TABLE calendar_plans (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    year INTEGER NOT NULL,
    -- Whose plan it is: that of the federation, of a region, of a city.
    title TEXT NOT NULL,
    stage TEXT NOT NULL CHECK (stage IN ('draft', 'adopted')),
    -- By whom and when it was adopted.
    adopted_on DATE,
    adopted_by TEXT NOT NULL DEFAULT '',
    -- The person who drafted or adopted it here.
    by_name TEXT NOT NULL DEFAULT '',
    changed_at TIMESTAMP NOT NULL,
    lock_version BIGINT NOT NULL DEFAULT 0,
    UNIQUE (federation_id, year, title)
);

-- The tournaments of a plan. What is struck stays, with its number.
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

-- What was changed since a plan was adopted.
CREATE TABLE plan_amendments (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    plan_id BIGINT NOT NULL REFERENCES calendar_plans (id),
    number INTEGER NOT NULL,
    day DATE NOT NULL,
    -- The decision that it follows.
    source TEXT NOT NULL,
    -- The lines before and since, JSON.
    changes TEXT NOT NULL,
    by_name TEXT NOT NULL DEFAULT '',
    created_at TIMESTAMP NOT NULL,
    UNIQUE (plan_id, number)
);

-- The line of a plan that makes a tournament official; none: no plan, or one that was typed as a text.
ALTER TABLE tournaments ADD COLUMN plan_line_id BIGINT REFERENCES plan_lines (id);
CREATE INDEX tournaments_by_plan_line ON tournaments (plan_line_id);
