-- As SQLite's migration 017: the tables at which no game was ever dealt.

CREATE INDEX never_dealt ON games (code) WHERE number = 1 AND header IS NULL;
