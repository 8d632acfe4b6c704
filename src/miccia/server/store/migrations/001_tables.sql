-- Tables, who sits at them, and every input of their games. Sessions are SHA-256 of tokens; options, header,
-- scores, act and reason are JSON.

CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    open INTEGER NOT NULL,
    bot TEXT NOT NULL,
    maker TEXT NOT NULL,
    secret BLOB NOT NULL,
    made TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,
    header TEXT, -- once the game has begun
    scores TEXT -- once it is over
);

CREATE TABLE seats (
    code TEXT NOT NULL REFERENCES tables (code),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    bot TEXT,
    session TEXT,
    salt TEXT NOT NULL,
    joined INTEGER NOT NULL,
    PRIMARY KEY (code, seat)
) WITHOUT ROWID;

CREATE INDEX seats_of_session ON seats (session, code);

-- The key also keeps two servers on one file from continuing the same game differently.
CREATE TABLE inputs (
    code TEXT NOT NULL REFERENCES tables (code),
    n INTEGER NOT NULL,
    at INTEGER NOT NULL,
    seat INTEGER, -- neither seat nor act: a deadline passed
    act TEXT,
    reason TEXT, -- a bot's
    PRIMARY KEY (code, n)
) WITHOUT ROWID;

CREATE TRIGGER inputs_are_not_changed BEFORE UPDATE ON inputs
BEGIN
    SELECT RAISE(ABORT, 'inputs are only ever added');
END;

CREATE TRIGGER inputs_are_not_deleted BEFORE DELETE ON inputs
BEGIN
    SELECT RAISE(ABORT, 'inputs are only ever added');
END;
