DROP TABLE password_links;
DROP TABLE log_ins;
ALTER TABLE links DROP COLUMN made_by;
ALTER TABLE sessions DROP COLUMN network;
ALTER TABLE sessions DROP COLUMN system;
ALTER TABLE sessions DROP COLUMN browser;
ALTER TABLE sessions ADD COLUMN agent TEXT NOT NULL DEFAULT '';
