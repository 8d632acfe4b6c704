-- Links by which others see what a seat sees (SHA-256, and the session that made it), and the sessions that have
-- seen a hand: over a shoulder, or with seat -1 where hands lay open for onlookers. They take no seat in that game.

CREATE TABLE shoulders (
    code TEXT NOT NULL REFERENCES tables (code),
    seat INTEGER NOT NULL,
    link TEXT NOT NULL,
    session TEXT NOT NULL,
    PRIMARY KEY (code, seat)
) WITHOUT ROWID;

CREATE TABLE seers (
    code TEXT NOT NULL REFERENCES tables (code),
    session TEXT NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY (code, session, seat)
) WITHOUT ROWID;
