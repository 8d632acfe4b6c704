-- The seats that a running game waits for, as JSON: lists are made from here and wake no table.

ALTER TABLE tables ADD COLUMN waiting TEXT;
