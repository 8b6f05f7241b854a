-- What customers keep for later. `kept_price` is what a piece cost when it was kept; of a price below `told_price` its customer has not been told.
create table wishlist_items (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  id uuid not null default uuidv7(),
  user_id uuid not null,
  variant_id uuid not null,
  kept_price bigint not null check (kept_price >= 0),
  told_price bigint not null check (told_price >= 0),
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, user_id, variant_id),
  foreign key (site_id, user_id) references users (site_id, id) on delete cascade,
  foreign key (site_id, variant_id) references variants (site_id, id) on delete cascade
);
create index wishlist_items_by_variant on wishlist_items (site_id, variant_id);
call make_site_table('wishlist_items');

-- Which mails of the shop's own accord a customer has: of prices that dropped only who asked for them, requests for a review unless they
-- said no. `language` is the one that they said it in.
create table mail_choices (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  user_id uuid not null,
  price_drops_since timestamptz,
  no_review_requests_since timestamptz,
  language text not null default '',
  primary key (site_id, user_id),
  foreign key (site_id, user_id) references users (site_id, id) on delete cascade
);
call make_site_table('mail_choices');

call distribute_site_tables();
