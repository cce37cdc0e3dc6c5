DROP INDEX players_by_federation;
