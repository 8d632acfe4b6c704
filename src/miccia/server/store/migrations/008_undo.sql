-- The number of the input that an undo goes back to, 0 for the deal; of anything else NULL.

ALTER TABLE inputs ADD COLUMN undo INTEGER;
