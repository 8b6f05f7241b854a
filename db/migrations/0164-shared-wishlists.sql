-- The link by which a customer's wishlist is shown to whoever has it. Without a row it is the customer's alone.
create table wishlist_links (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  user_id uuid not null,
  token uuid not null default gen_random_uuid(),
  primary key (site_id, user_id),
  unique (site_id, token),
  foreign key (site_id, user_id) references users (site_id, id) on delete cascade
);
call make_site_table('wishlist_links');

call distribute_site_tables();
