ALTER TABLE tournaments DROP COLUMN rated_as;
DROP TABLE unseen;
ALTER TABLE corrections DROP COLUMN table_after;
ALTER TABLE corrections DROP COLUMN table_before;
ALTER TABLE results DROP COLUMN provisional_before;
