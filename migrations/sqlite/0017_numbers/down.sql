DROP TABLE standing_entries;
DROP TABLE standing_acts;
ALTER TABLE merges DROP COLUMN numbers;
DROP TABLE player_numbers;
