ALTER TABLE participants DROP COLUMN fide;
DROP TABLE foreign_ratings;
DROP TABLE official_lists;
