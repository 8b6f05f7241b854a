-- Staff find orders by the mobile number on the parcel. A column of its own, as row-level security keeps an index on an expression of JSON
-- from being used.
alter table orders add column mobile text generated always as (address ->> 'mobileNumber') stored;
create index orders_by_mobile on orders (site_id, mobile);
