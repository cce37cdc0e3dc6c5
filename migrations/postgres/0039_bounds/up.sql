-- The bounds beyond which what is watched of a rating alarms the commission (rgf 1), a JSON object by measure, in thousandths.
ALTER TABLE federations ADD COLUMN bounds TEXT NOT NULL DEFAULT '{}';
