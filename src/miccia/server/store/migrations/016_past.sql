-- Why a game ended (as its rules call it) and when, in seconds since 1970 by the store's own clock, and what a review told apart:
-- luck and skill of every seat, as JSON. Everybody's list of their finished games is made from here and replays none.

ALTER TABLE games ADD COLUMN why TEXT;
ALTER TABLE games ADD COLUMN ended INTEGER;
ALTER TABLE games ADD COLUMN reviewed TEXT;
UPDATE games SET ended = (SELECT changed FROM tables WHERE code = games.code) WHERE scores IS NOT NULL;
