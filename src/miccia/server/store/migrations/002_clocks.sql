-- How far a table's time has come in milliseconds, and whether its game is paused. Written about once a second
-- while a deadline runs and whenever time stops; inputs say the same of their own moments.

CREATE TABLE clocks (
    code TEXT PRIMARY KEY REFERENCES tables (code),
    at INTEGER NOT NULL,
    paused INTEGER NOT NULL
) WITHOUT ROWID;
