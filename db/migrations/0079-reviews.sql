-- What customers say of products that were delivered to them: one review of a product by each.
create table reviews (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  id uuid not null default uuidv7(),
  product_id uuid not null,
  -- What was bought, and by which order.
  variant_id uuid not null,
  order_id uuid not null,
  user_id uuid not null,
  stars smallint not null check (stars between 1 and 5),
  -- Texts, never HTML.
  title text not null default '' check (char_length(title) <= 120),
  words text not null default '' check (char_length(words) <= 5000),
  state text not null check (state in ('SHOWN', 'WAITING', 'HIDDEN', 'SPAM')),
  -- What the shop has answered; empty where it has not.
  answer text not null default '' check (char_length(answer) <= 5000),
  answered_at timestamptz,
  answered_by uuid,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, user_id, product_id),
  foreign key (site_id, product_id) references products (site_id, id) on delete cascade,
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade,
  foreign key (site_id, user_id) references users (site_id, id) on delete cascade
);
create index reviews_by_product on reviews (site_id, product_id, created_at desc, id desc) where state = 'SHOWN';
create index reviews_by_stars on reviews (site_id, product_id, stars, created_at desc, id desc) where state = 'SHOWN';
create index reviews_by_state on reviews (site_id, state, created_at desc, id desc);
create index reviews_by_order on reviews (site_id, order_id);
call make_site_table('reviews');

-- Pictures of customers, made small and anew from what they sent. Nobody else sees one before its review is shown; one that belongs to
-- no review yet is its sender's alone.
create table review_pictures (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  id uuid not null default uuidv7(),
  user_id uuid not null,
  review_id uuid,
  position integer not null default 0,
  -- WebP.
  bytes bytea not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, user_id) references users (site_id, id) on delete cascade,
  foreign key (site_id, review_id) references reviews (site_id, id) on delete cascade
);
create index review_pictures_by_review on review_pictures (site_id, review_id, position);
create index review_pictures_by_user on review_pictures (site_id, user_id, created_at) where review_id is null;
call make_site_table('review_pictures');

-- Who found a review helpful, once a person.
create table review_votes (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  review_id uuid not null,
  user_id uuid not null,
  primary key (site_id, review_id, user_id),
  foreign key (site_id, review_id) references reviews (site_id, id) on delete cascade,
  foreign key (site_id, user_id) references users (site_id, id) on delete cascade
);
create index review_votes_by_user on review_votes (site_id, user_id);
call make_site_table('review_votes');

create table review_reports (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  review_id uuid not null,
  user_id uuid not null,
  reason text not null check (reason in ('SPAM', 'RUDE', 'PRIVATE', 'OTHER')),
  created_at timestamptz not null default now(),
  primary key (site_id, review_id, user_id),
  foreign key (site_id, review_id) references reviews (site_id, id) on delete cascade,
  foreign key (site_id, user_id) references users (site_id, id) on delete cascade
);
create index review_reports_by_user on review_reports (site_id, user_id);
call make_site_table('review_reports');

-- How many shown reviews of a product have so many stars. Always counted anew from the reviews, under this row's lock.
create table product_ratings (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  product_id uuid not null,
  ones integer not null default 0,
  twos integer not null default 0,
  threes integer not null default 0,
  fours integer not null default 0,
  fives integer not null default 0,
  primary key (site_id, product_id),
  foreign key (site_id, product_id) references products (site_id, id) on delete cascade
);
call make_site_table('product_ratings');

call distribute_site_tables();
