-- The tournaments of one state by their days, however many there are.
CREATE INDEX tournaments_by_state ON tournaments (federation_id, state, ends, id);

-- Where two players met: told by this index alone.
DROP INDEX participants_by_player;
CREATE INDEX participants_by_player ON participants (player_id, tournament_id);
