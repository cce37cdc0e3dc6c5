DROP TABLE certificates;
DROP TABLE keys;
ALTER TABLE federations DROP COLUMN signatory_name;
ALTER TABLE federations DROP COLUMN signatory_post;
ALTER TABLE federations DROP COLUMN emblem_id;
