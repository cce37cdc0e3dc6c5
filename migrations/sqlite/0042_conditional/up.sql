-- The conditional ratings with which players without a rating took part (rgf 6): nothing is calculated of them.
ALTER TABLE participants ADD COLUMN conditional DOUBLE;

-- Until now they were read off the typed tables.
UPDATE participants SET conditional = CAST(stated.rating AS REAL)
FROM (
    SELECT p.tournament_id, p.number, t.position,
        REPLACE(TRIM(json_extract(t.sheet, '$.rows[' || (p.number - 1) || '].rating')), ',', '.') AS rating
    FROM participants p
    JOIN tournaments t ON t.id = p.tournament_id
    JOIN federations f ON f.id = t.federation_id
    WHERE f.rules = 'rgf' AND t.state = 'rated' AND json_valid(t.sheet)
) AS stated
WHERE stated.tournament_id = participants.tournament_id AND stated.number = participants.number
    AND stated.rating GLOB '[0-9]*' AND stated.rating NOT GLOB '*[^0-9.]*' AND stated.rating NOT GLOB '*.*.*' AND LENGTH(stated.rating) <= 9
    AND NOT EXISTS (
        SELECT 1 FROM results r
        WHERE r.tournament_id = participants.tournament_id AND r.player_id = participants.player_id AND r.before IS NOT NULL
    )
    -- Who has no result had no rating if there is none until today, or if the first one came later.
    AND (
        EXISTS (SELECT 1 FROM results r WHERE r.tournament_id = participants.tournament_id AND r.player_id = participants.player_id)
        OR EXISTS (SELECT 1 FROM players q WHERE q.id = participants.player_id AND q.rating IS NULL)
        OR EXISTS (SELECT 1 FROM results r WHERE r.player_id = participants.player_id AND r.position > stated.position AND r.before IS NULL)
    );
