DELETE FROM additive_migrations WHERE version = '0062';
UPDATE lists SET players = (SELECT COUNT(*) FROM list_entries WHERE list_entries.list_id = lists.id)
WHERE EXISTS (SELECT 1 FROM list_entries WHERE list_entries.list_id = lists.id AND list_entries.pool <> '');
