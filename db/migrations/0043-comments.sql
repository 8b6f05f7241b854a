-- What customers write below posts. It goes with the post, and with the person.

create table comments (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  id uuid not null default uuidv7(),
  post_id uuid not null,
  user_id uuid not null,
  -- Text, never HTML.
  comment text not null check (comment <> '' and char_length(comment) <= 5000),
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, post_id) references posts (site_id, id) on delete cascade,
  foreign key (site_id, user_id) references users (site_id, id) on delete cascade
);
create index comments_by_post on comments (site_id, post_id, created_at desc, id desc);
create index comments_by_user on comments (site_id, user_id, created_at desc, id desc);
call make_site_table('comments');

call distribute_site_tables();
