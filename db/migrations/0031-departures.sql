-- Customers who have asked to be deleted, and when that is done. Until then they may take it back.
create table departures (
  site_id integer not null default current_site(),
  user_id uuid not null,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  primary key (site_id, user_id),
  foreign key (site_id, user_id) references users (site_id, id) on delete cascade
);
call make_site_table('departures');

call distribute_site_tables();
