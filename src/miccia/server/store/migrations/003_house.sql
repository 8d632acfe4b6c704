-- What belongs to the house and to no table: `key`, 32 random bytes that seal the visitors' tokens.

CREATE TABLE house (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;
