-- The posts that whoever writes a post wants read after it, in their order.
create table post_related (
  site_id integer not null default current_site(),
  post_id uuid not null,
  related_id uuid not null check (related_id <> post_id),
  position integer not null default 0,
  primary key (site_id, post_id, related_id),
  foreign key (site_id, post_id) references posts (site_id, id) on delete cascade,
  foreign key (site_id, related_id) references posts (site_id, id) on delete cascade
);
create index post_related_by_related on post_related (site_id, related_id);
call make_site_table('post_related');

-- What was kept before says that none were chosen.
update post_versions set content = content || '{"relatedIds": []}';
update post_drafts set content = content || '{"relatedIds": []}';

call distribute_site_tables();
