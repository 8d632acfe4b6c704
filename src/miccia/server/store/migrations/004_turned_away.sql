-- Sessions that the host of a table has turned away from it.

CREATE TABLE turned_away (
    code TEXT NOT NULL REFERENCES tables (code),
    session TEXT NOT NULL,
    PRIMARY KEY (code, session)
) WITHOUT ROWID;
