DROP TABLE verifications;
