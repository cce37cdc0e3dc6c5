-- A player with a rating in two pools was counted twice among the players of a list.
UPDATE lists SET players = (SELECT COUNT(DISTINCT list_entries.player_id) FROM list_entries WHERE list_entries.list_id = lists.id)
WHERE EXISTS (SELECT 1 FROM list_entries WHERE list_entries.list_id = lists.id AND list_entries.pool <> '');
INSERT INTO additive_migrations (version) VALUES ('0062');
