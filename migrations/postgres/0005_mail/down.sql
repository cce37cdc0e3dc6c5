DROP TABLE outbox;
DELETE FROM links WHERE purpose = 'mail';
ALTER TABLE links DROP CONSTRAINT links_purpose_check;
ALTER TABLE links ADD CONSTRAINT links_purpose_check CHECK (purpose IN ('invitation', 'reset'));
ALTER TABLE links DROP COLUMN mail;
ALTER TABLE accounts DROP COLUMN notices;
ALTER TABLE accounts DROP COLUMN mail_pending;
ALTER TABLE accounts DROP COLUMN mail;
