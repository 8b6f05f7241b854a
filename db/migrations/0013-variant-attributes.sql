-- What a variant is beside its SKU, its options and its prices.

-- Of one piece, in whole grams; null where nobody has said.
alter table variants add column weight integer check (weight > 0);
