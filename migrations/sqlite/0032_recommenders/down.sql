DROP TABLE recommenders;
DROP TABLE rating_requests;
