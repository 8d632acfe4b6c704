-- The tables at which no game was ever dealt: few among many, and looked through every minute for empty ones.

CREATE INDEX never_dealt ON games (code) WHERE number = 1 AND header IS NULL;
