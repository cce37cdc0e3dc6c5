UPDATE tournaments SET passes = 1
WHERE passes = 0 AND EXISTS (SELECT 1 FROM results WHERE results.tournament_id = tournaments.id);
