-- An order that goes along with another, in its parcel (B360): items that were added to an order that is paid.
alter table orders
  add column goes_with uuid,
  add constraint orders_goes_with_check check (goes_with <> id),
  add constraint orders_goes_with_fkey foreign key (site_id, goes_with) references orders (site_id, id);
create index orders_goes_with on orders (site_id, goes_with) where goes_with is not null;
