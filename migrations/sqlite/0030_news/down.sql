DROP TABLE profiles;
DROP TABLE news;
