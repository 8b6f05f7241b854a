-- Who asked to be told of a variant, or subscribed, while signed in with the address: that is theirs, whether or not the address was
-- ever shown to be (B97). Null for visitors, who may enter any address.
alter table stock_notices add column user_id uuid,
  add foreign key (site_id, user_id) references users (site_id, id) on delete cascade;
alter table newsletter_subscribers add column user_id uuid,
  add foreign key (site_id, user_id) references users (site_id, id) on delete cascade;
create index stock_notices_by_user on stock_notices (site_id, user_id) where user_id is not null;
create index newsletter_subscribers_by_user on newsletter_subscribers (site_id, user_id) where user_id is not null;

call distribute_site_tables();
