-- When everything of a federation was last calculated from the beginning and compared with what is stored, and what came out.
CREATE TABLE verifications (
    federation_id BIGINT PRIMARY KEY REFERENCES federations (id),
    -- Who writes it calculates, and nobody else does until it is old.
    begun_at TIMESTAMP NOT NULL,
    -- The last that has ended; none has: nothing.
    ended_at TIMESTAMP,
    tournaments BIGINT NOT NULL DEFAULT 0,
    differences BIGINT NOT NULL DEFAULT 0,
    -- The first of them, a line each; without names of players.
    firsts TEXT NOT NULL DEFAULT ''
);
