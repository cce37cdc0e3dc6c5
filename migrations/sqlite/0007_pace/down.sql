DROP INDEX players_forgotten;
