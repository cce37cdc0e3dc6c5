DROP TABLE assistants;
DROP TABLE desk_acts;
DROP TABLE desks;
