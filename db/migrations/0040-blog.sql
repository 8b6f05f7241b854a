-- The blog: posts, the categories that they stand in, and who wrote them.

create table blog_authors (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  id uuid not null default uuidv7(),
  title text not null check (title <> ''),
  -- What they do, or where they are from.
  subtitle text not null default '',
  media_id text,
  revision integer not null default 1,
  primary key (site_id, id),
  foreign key (site_id, media_id) references media (site_id, id)
);
create index blog_authors_by_picture on blog_authors (site_id, media_id);
call make_site_table('blog_authors');

create table blog_categories (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  id uuid not null default uuidv7(),
  path text not null,
  title text not null check (title <> ''),
  position integer not null default 0,
  revision integer not null default 1,
  primary key (site_id, id),
  unique (site_id, path)
);
call make_site_table('blog_categories');

create table posts (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  id uuid not null default uuidv7(),
  path text not null,
  title text not null check (title <> ''),
  short_description text not null default '',
  -- Rich text, sanitised when written.
  body text not null default '',
  tags text[] not null default '{}',
  media_id text,
  author_id uuid,
  seo_title text not null default '',
  seo_description text not null default '',
  status text not null default 'DRAFT' check (status in ('DRAFT', 'SCHEDULED', 'PUBLISHED')),
  -- When the public gets it, or got it: the date that is shown. A draft may have none.
  publish_at timestamptz check (publish_at is not null or status = 'DRAFT'),
  -- Counts the changes, so that one person's never undo another's.
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, path),
  foreign key (site_id, media_id) references media (site_id, id),
  foreign key (site_id, author_id) references blog_authors (site_id, id)
);
create index posts_by_date on posts (site_id, status, publish_at desc, id);
create index posts_in_title_order on posts (site_id, status, plain_text(title), id);
create index posts_by_author on posts (site_id, author_id);
create index posts_by_picture on posts (site_id, media_id);
call make_site_table('posts');

create table post_categories (
  site_id integer not null default current_site(),
  category_id uuid not null,
  post_id uuid not null,
  position integer not null default 0,
  primary key (site_id, category_id, post_id),
  foreign key (site_id, category_id) references blog_categories (site_id, id) on delete cascade,
  foreign key (site_id, post_id) references posts (site_id, id) on delete cascade
);
create index post_categories_by_post on post_categories (site_id, post_id, position);
call make_site_table('post_categories');

-- Addresses that posts had before; none of them is another one's address now.
create table post_paths (
  site_id integer not null default current_site(),
  path text not null,
  post_id uuid not null,
  primary key (site_id, path),
  foreign key (site_id, post_id) references posts (site_id, id) on delete cascade
);
create index post_paths_by_post on post_paths (site_id, post_id);
call make_site_table('post_paths');

call distribute_site_tables();
