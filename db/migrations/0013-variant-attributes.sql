-- What a variant is beside its SKU, its options and its prices.

-- Of one piece, in whole grams; null where nobody has said.
alter table variants add column weight integer check (weight > 0);

-- GTIN: EAN, UPC and the like; empty where there is none. Shops sell the same thing twice, so it need not be unique.
alter table variants add column barcode text not null default '' check (barcode ~ '^([0-9]{8}|[0-9]{12,14})?$');
