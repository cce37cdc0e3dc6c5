DROP INDEX tournaments_by_state;
