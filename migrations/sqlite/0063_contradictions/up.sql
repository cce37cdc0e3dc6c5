-- Certificates, extracts and published lists that say something else than what came out of a correction.
CREATE TABLE contradictions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    federation_id BIGINT NOT NULL REFERENCES federations (id) ON DELETE CASCADE,
    correction_id BIGINT NOT NULL REFERENCES corrections (id) ON DELETE CASCADE,
    -- One of the two.
    certificate_id BIGINT REFERENCES certificates (id) ON DELETE CASCADE,
    list_id BIGINT REFERENCES lists (id) ON DELETE CASCADE,
    -- The players whose entries in the list are contradicted, a JSON array.
    players TEXT NOT NULL DEFAULT '[]',
    UNIQUE (correction_id, certificate_id),
    UNIQUE (correction_id, list_id)
);
CREATE INDEX contradictions_by_certificate ON contradictions (certificate_id);
CREATE INDEX contradictions_by_list ON contradictions (list_id);
CREATE INDEX contradictions_by_federation ON contradictions (federation_id);
INSERT INTO additive_migrations (version) VALUES ('0063');
