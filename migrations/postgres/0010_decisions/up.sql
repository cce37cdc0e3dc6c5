-- Every player's page asks for the decisions about him.
CREATE INDEX list_decisions_by_player ON list_decisions (player_id, list_id);
