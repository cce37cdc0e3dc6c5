ALTER TABLE federations DROP COLUMN dues;
ALTER TABLE federations DROP COLUMN members;
DROP TABLE member_files;
DROP TABLE memberships;
