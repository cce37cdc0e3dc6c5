DROP INDEX list_decisions_by_player;
