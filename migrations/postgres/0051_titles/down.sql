UPDATE orders SET number = title WHERE number = '';
ALTER TABLE orders DROP CONSTRAINT orders_federation_id_day_number_title_key;
ALTER TABLE orders ADD CONSTRAINT orders_federation_id_day_number_key UNIQUE (federation_id, day, number);
ALTER TABLE orders DROP COLUMN title;
