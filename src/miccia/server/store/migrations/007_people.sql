-- Seats that change hands in play: what a table has agreed on about that (JSON), who sits in for somebody who has
-- left, which inputs a bot made for a human, and what happened around the game.

ALTER TABLE tables ADD COLUMN customs TEXT NOT NULL DEFAULT '{}';

ALTER TABLE seats ADD COLUMN sitter TEXT NOT NULL DEFAULT '';

ALTER TABLE inputs ADD COLUMN stood_in INTEGER NOT NULL DEFAULT 0;

CREATE TABLE notes (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL REFERENCES tables (code),
    after INTEGER NOT NULL, -- inputs there had been
    what TEXT NOT NULL,
    seat INTEGER NOT NULL,
    by INTEGER,
    name TEXT NOT NULL
);

CREATE INDEX notes_of_table ON notes (code);
