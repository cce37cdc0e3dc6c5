UPDATE tournaments SET passes = 1
WHERE passes = 0 AND EXISTS (SELECT 1 FROM federations WHERE federations.id = tournaments.federation_id AND federations.rules <> 'ufgo');
