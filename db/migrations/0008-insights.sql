-- What an owner's work on orders needs, and the counts behind the dashboard.

-- Notes that only the shop reads.
alter table order_events add column internal boolean not null default false;

-- How the parcel travels.
alter table orders
  add column courier text not null default '',
  add column tracking_number text not null default '';

-- A cancelled order that nobody has paid is owed nothing, either way.
alter table orders drop constraint orders_payment_status_check;
alter table orders add constraint orders_payment_status_check check (payment_status in (
  'OPEN', 'DUE_ON_DELIVERY', 'PAID', 'FAILED', 'REFUND_DUE', 'REFUNDED', 'NOTHING_DUE'));

create index orders_by_placing on orders (site_id, placed_at) include (status, total_amount, user_id);
create index orders_by_status on orders (site_id, status, created_at desc);
create index refunds_due on payments (site_id, order_id) where status = 'REFUND_DUE';

-- Views of public pages, and visitors who were new on that day, by the hour of the site's own clock.
create table visit_hours (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  day date not null,
  hour smallint not null check (hour between 0 and 23),
  views integer not null check (views >= 0),
  visitors integer not null check (visitors >= 0),
  primary key (site_id, day, hour)
);
call make_site_table('visit_hours');

-- Who has been counted already: a hash with the day's own random salt. Both are forgotten after two days.
create table visitors (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  day date not null,
  visitor_hash bytea not null,
  primary key (site_id, day, visitor_hash)
);
call make_site_table('visitors');

create table visitor_salts (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  day date not null,
  salt bytea not null,
  primary key (site_id, day)
);
call make_site_table('visitor_salts');
