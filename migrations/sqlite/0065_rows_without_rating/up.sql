-- Not additive: the program before writes a pass for such a tournament again and takes the stored 0 for a difference.
-- A tournament whose results are those of players who got no rating (rgf newcomers among themselves) recalculated nobody, either.
UPDATE tournaments SET passes = 0
WHERE position IS NOT NULL AND passes <> 0
    AND NOT EXISTS (SELECT 1 FROM results WHERE results.tournament_id = tournaments.id AND results.after IS NOT NULL);
