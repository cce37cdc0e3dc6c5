DROP TABLE bundle_files;
DROP TABLE bundles;
