DROP TABLE table_files;
