-- A document of a federation may have a title beside its number, or instead of it: statute, application form.
ALTER TABLE orders ADD COLUMN title TEXT NOT NULL DEFAULT '';
-- Several of one day may have a title and no number.
ALTER TABLE orders DROP CONSTRAINT orders_federation_id_day_number_key;
ALTER TABLE orders ADD CONSTRAINT orders_federation_id_day_number_title_key UNIQUE (federation_id, day, number, title);
