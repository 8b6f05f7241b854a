-- Cash orders that were refused at the door (B226), by a keyed hash of the phone number: it names nobody, and counts on
-- after its customer is deleted.

create table door_refusals (
  site_id integer not null default current_site(),
  -- HMAC of the number by the server's secret.
  phone text not null check (phone <> ''),
  order_id uuid not null,
  refused_at timestamptz not null default now(),
  primary key (site_id, phone, order_id),
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade
);
call make_site_table('door_refusals');

call distribute_site_tables();
