DROP TABLE works;
