DROP TABLE appeals;
ALTER TABLE federations DROP COLUMN appeal_days;
ALTER TABLE editions DROP COLUMN order_id;
DROP TABLE wordings;
DROP TABLE orders;
