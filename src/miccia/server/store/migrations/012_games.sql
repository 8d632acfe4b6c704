-- A table and its games are two things: an evening has several. `number` counts them from 1. The newest gathers until
-- it has a header; places, inputs, notes and clocks are of one game. Inputs are still only ever added.

DROP TRIGGER inputs_are_not_changed;
DROP TRIGGER inputs_are_not_deleted;

CREATE TABLE games (
    code TEXT NOT NULL REFERENCES tables (code),
    number INTEGER NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    secret BLOB NOT NULL,
    header TEXT, -- once it has begun
    scores TEXT, -- once it is over
    winners TEXT, -- once it is over and another can follow
    waiting TEXT, -- the seats that it waits for
    PRIMARY KEY (code, number)
) WITHOUT ROWID;
INSERT INTO games (code, number, game, options, secret, header, scores, waiting)
SELECT code, 1, game, options, secret, header, scores, waiting FROM tables;

CREATE TABLE new_tables (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    open INTEGER NOT NULL,
    bot TEXT NOT NULL,
    maker TEXT NOT NULL,
    customs TEXT NOT NULL DEFAULT '{}',
    made TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,
    visited INTEGER,
    changed INTEGER
);
INSERT INTO new_tables SELECT id, code, open, bot, maker, customs, made, visited, changed FROM tables;
DROP TABLE tables;
ALTER TABLE new_tables RENAME TO tables;

CREATE INDEX open_tables ON tables (visited) WHERE open;
CREATE INDEX changed_tables ON tables (changed);
CREATE INDEX tables_of_maker ON tables (maker);

CREATE TABLE new_seats (
    code TEXT NOT NULL REFERENCES tables (code),
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    bot TEXT,
    session TEXT,
    salt TEXT NOT NULL,
    joined INTEGER NOT NULL,
    sitter TEXT NOT NULL DEFAULT '',
    ready INTEGER NOT NULL DEFAULT 0, -- for the next game
    PRIMARY KEY (code, number, seat)
) WITHOUT ROWID;
INSERT INTO new_seats SELECT code, 1, seat, kind, name, bot, session, salt, joined, sitter, 0 FROM seats;
DROP TABLE seats;
ALTER TABLE new_seats RENAME TO seats;

CREATE INDEX seats_of_session ON seats (session, code);

-- The key also keeps two servers on one file from continuing the same game differently.
CREATE TABLE new_inputs (
    code TEXT NOT NULL REFERENCES tables (code),
    number INTEGER NOT NULL,
    n INTEGER NOT NULL,
    at INTEGER NOT NULL,
    seat INTEGER, -- neither seat nor act: a deadline passed
    act TEXT,
    reason TEXT, -- a bot's
    stood_in INTEGER NOT NULL DEFAULT 0,
    undo INTEGER,
    PRIMARY KEY (code, number, n)
) WITHOUT ROWID;
INSERT INTO new_inputs SELECT code, 1, n, at, seat, act, reason, stood_in, undo FROM inputs;
DROP TABLE inputs;
ALTER TABLE new_inputs RENAME TO inputs;

CREATE TRIGGER inputs_are_not_changed BEFORE UPDATE ON inputs
BEGIN
    SELECT RAISE(ABORT, 'inputs are only ever added');
END;

CREATE TRIGGER inputs_are_not_deleted BEFORE DELETE ON inputs
WHEN EXISTS (SELECT 1 FROM tables WHERE code = OLD.code)
BEGIN
    SELECT RAISE(ABORT, 'inputs are only ever added');
END;

ALTER TABLE notes ADD COLUMN number INTEGER NOT NULL DEFAULT 1;

CREATE TABLE new_clocks (
    code TEXT NOT NULL REFERENCES tables (code),
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    paused INTEGER NOT NULL,
    PRIMARY KEY (code, number)
) WITHOUT ROWID;
INSERT INTO new_clocks SELECT code, 1, at, paused FROM clocks;
DROP TABLE clocks;
ALTER TABLE new_clocks RENAME TO clocks;
