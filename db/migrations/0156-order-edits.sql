-- Edits of placed orders (decision 093). The revision of the address recognises what a colleague has corrected meanwhile.
alter table orders add column address_revision integer not null default 0;

-- The key of the call that added a line to a placed order, which makes a repeat the same addition; null for what was ordered at first.
alter table order_lines add column added_key uuid;
