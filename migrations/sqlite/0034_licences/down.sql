ALTER TABLE federations DROP COLUMN licensing;
DROP TABLE licences;
