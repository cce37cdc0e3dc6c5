-- Tournaments that FIDE rates, too: the ratings that stand in their tables are its own (orr 2).
ALTER TABLE tournaments ADD COLUMN rated_by_fide BOOLEAN NOT NULL DEFAULT 0;
