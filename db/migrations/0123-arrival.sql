-- The days between which an order arrives, by the shop's settings when it was placed; null where these promised nothing.
alter table orders add column arrives_from date;
alter table orders add column arrives_to date;
alter table orders add constraint orders_arrival check (
  (arrives_from is null and arrives_to is null) or arrives_from <= arrives_to
);
