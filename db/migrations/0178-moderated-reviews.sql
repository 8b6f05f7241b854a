-- Customers whose review of a product staff hid, marked as spam or deleted: the next one of theirs waits to be read.
create table moderated_reviews (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  user_id uuid not null,
  product_id uuid not null,
  primary key (site_id, user_id, product_id),
  foreign key (site_id, user_id) references users (site_id, id) on delete cascade,
  foreign key (site_id, product_id) references products (site_id, id) on delete cascade
);
create index moderated_reviews_by_product on moderated_reviews (site_id, product_id);
call make_site_table('moderated_reviews');

call distribute_site_tables();
