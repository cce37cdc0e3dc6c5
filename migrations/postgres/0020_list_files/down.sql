DROP TABLE list_files;
