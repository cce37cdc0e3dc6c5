-- Not additive: the program before writes a pass for such a tournament again and takes the stored 0 for a difference.
-- A tournament in which nobody was recalculated took no pass, whatever its regulation counts.
UPDATE tournaments SET passes = 0
WHERE position IS NOT NULL AND NOT EXISTS (SELECT 1 FROM results WHERE results.tournament_id = tournaments.id);
