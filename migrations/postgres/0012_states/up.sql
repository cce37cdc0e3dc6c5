-- The tournaments of one state by their days, however many there are.
CREATE INDEX tournaments_by_state ON tournaments (federation_id, state, ends, id);
