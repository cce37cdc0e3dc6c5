DROP TABLE recommendations;
DROP TABLE club_changes;
DROP TABLE merges;
ALTER TABLE players DROP COLUMN marked_on;
ALTER TABLE players DROP COLUMN mark;
ALTER TABLE players DROP COLUMN merged_into;
