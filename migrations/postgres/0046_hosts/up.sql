-- The host names of federations that have some of their own: what a browser asks for leads to the federation.
CREATE TABLE hosts (
    -- As browsers ask for it: small letters, other alphabets as xn--.
    host TEXT NOT NULL PRIMARY KEY,
    federation_id BIGINT NOT NULL REFERENCES federations (id),
    -- It is the address of the federation's pages; the others lead there.
    main BOOLEAN NOT NULL,
    created_at TIMESTAMP NOT NULL
);
CREATE INDEX hosts_by_federation ON hosts (federation_id);
CREATE UNIQUE INDEX hosts_main ON hosts (federation_id) WHERE main;
