DROP INDEX participants_by_player;
CREATE INDEX participants_by_player ON participants (player_id);
DROP INDEX tournaments_by_state;
