-- When somebody last sat down at a table or stood up, when its game began or ended: in seconds since 1970, by the
-- store's own clock. What is cleared away is chosen by it. Inputs go only with their table.

ALTER TABLE tables ADD COLUMN changed INTEGER;
UPDATE tables SET changed = CAST(strftime('%s', made) AS INTEGER);

CREATE INDEX finished_tables ON tables (changed) WHERE scores IS NOT NULL;
CREATE INDEX gathering_tables ON tables (changed) WHERE header IS NULL;
CREATE INDEX tables_of_maker ON tables (maker);

DROP TRIGGER inputs_are_not_deleted;
CREATE TRIGGER inputs_are_not_deleted BEFORE DELETE ON inputs
WHEN EXISTS (SELECT 1 FROM tables WHERE code = OLD.code)
BEGIN
    SELECT RAISE(ABORT, 'inputs are only ever added');
END;
