DROP TABLE annulments;
