ALTER TABLE tournaments DROP COLUMN rated_by_fide;
