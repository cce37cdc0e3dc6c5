DROP TABLE presses;
