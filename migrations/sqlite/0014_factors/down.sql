DROP TABLE half_sessions;
DROP TABLE recovery_codes;
DROP TABLE passkeys;
DROP TABLE totp_setups;
DROP TABLE totp;
ALTER TABLE sessions DROP COLUMN proved_at;
ALTER TABLE federations DROP COLUMN second_factor;
