-- The categories of players by which the rating list is divided, a JSON array in the order of the chairman.
ALTER TABLE federations ADD COLUMN divisions TEXT NOT NULL DEFAULT '[]';
