DROP TABLE bundle_files;
DROP TABLE bundles;
UPDATE tournaments SET state = 'friendly' WHERE state = 'recorded';
ALTER TABLE tournaments DROP CONSTRAINT tournaments_state_check;
ALTER TABLE tournaments ADD CONSTRAINT tournaments_state_check
    CHECK (state IN ('planned', 'submitted', 'cosigned', 'returned', 'rated', 'reopened', 'friendly', 'cancelled'));
