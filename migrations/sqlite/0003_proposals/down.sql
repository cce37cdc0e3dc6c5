DROP TABLE proposals;
DROP TABLE files;
ALTER TABLE federations DROP COLUMN prior_approval;
