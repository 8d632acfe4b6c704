-- Tokens with which programs play for people (SHA-256, and the session that made it): one for each who sits at a table.
-- `plays` is 0 once that person has played again. In inputs, stood_in is 2 where a program acted for its human.

CREATE TABLE programs (
    code TEXT NOT NULL REFERENCES tables (code),
    session TEXT NOT NULL,
    token TEXT NOT NULL,
    plays INTEGER NOT NULL,
    PRIMARY KEY (code, session)
) WITHOUT ROWID;
