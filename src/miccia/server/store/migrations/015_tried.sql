-- The moment of another game that a game goes on from, as JSON: such a game is marked and never counted. NULL for all others.

ALTER TABLE games ADD COLUMN tried TEXT;
