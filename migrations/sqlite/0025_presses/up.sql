-- Buttons whose acts were done: the same press sent again (a connection that broke before its answer came) does nothing twice.
CREATE TABLE presses (
    -- Hash of the page, the button and what was typed.
    press TEXT PRIMARY KEY NOT NULL CHECK (length(press) = 64),
    at TIMESTAMP NOT NULL
);
CREATE INDEX presses_by_time ON presses (at);
