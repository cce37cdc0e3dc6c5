-- What the signatory was asked about before signing, as words (empty: nothing).
ALTER TABLE signatures ADD COLUMN caveats TEXT NOT NULL DEFAULT '';

-- How the federation words the note on the use of its lists (ssdc 4.4), by language, JSON.
ALTER TABLE federations ADD COLUMN list_note TEXT NOT NULL DEFAULT '{}';
