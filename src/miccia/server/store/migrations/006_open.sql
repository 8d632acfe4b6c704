-- When somebody was last seen at an open table before its game, in milliseconds since 1970: lists of open tables
-- are made from here, wake no table and forget those that everybody has left.

ALTER TABLE tables ADD COLUMN visited INTEGER;

CREATE INDEX open_tables ON tables (visited) WHERE open AND header IS NULL;
