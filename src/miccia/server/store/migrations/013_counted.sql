-- How many inputs a game has. It lies on another page than they do: where one of these is damaged, the end of a game
-- could be missing without a trace.

ALTER TABLE games ADD COLUMN inputs INTEGER NOT NULL DEFAULT 0;
UPDATE games SET inputs = (SELECT count(*) FROM inputs WHERE code = games.code AND number = games.number);
