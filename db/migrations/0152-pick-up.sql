-- The place of the shop where an order is picked up (B297): its name, hours and phone as they were; null for an order that is delivered.
alter table orders add column pick_up jsonb;
alter table orders add constraint orders_pick_up check (pick_up is null or shipping_amount = 0);
