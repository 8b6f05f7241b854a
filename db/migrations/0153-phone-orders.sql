-- Orders that staff take by phone (B299): who took it, and the key that makes a repeat the same order.
alter table orders
  add column taken_by uuid,
  add column taken_key uuid,
  add constraint orders_taken_check check ((taken_by is null) = (taken_key is null));
create unique index one_taken_order on orders (site_id, taken_key) where taken_key is not null;

-- A customer's next checkout replaces their own unpaid order, but none that staff took: several of those may wait.
drop index one_open_order;
create unique index one_open_order on orders (site_id, user_id) where status = 'PENDING_PAYMENT' and taken_by is null;

-- Where the buyer of a payment link returns to; null for a payment that began at the checkout (B300).
alter table payments add column return_path text check (char_length(return_path) <= 300);
