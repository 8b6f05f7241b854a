-- What somebody has typed of a post and not saved. It is theirs alone, so that two people never type over one another.
create table post_drafts (
  site_id integer not null default current_site(),
  id uuid not null default uuidv7(),
  -- Null for a post that is not there yet.
  post_id uuid,
  user_id uuid not null,
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  -- The post's revision that they began with; 0 where there was no post.
  revision integer not null,
  saved_at timestamptz not null default now(),
  primary key (site_id, id),
  unique nulls not distinct (site_id, user_id, post_id),
  foreign key (site_id, post_id) references posts (site_id, id) on delete cascade,
  foreign key (site_id, user_id) references users (site_id, id) on delete cascade
);
create index post_drafts_by_post on post_drafts (site_id, post_id);
call make_site_table('post_drafts');

-- What a post was each time it was saved, for the last hundred times.
create table post_versions (
  site_id integer not null default current_site(),
  post_id uuid not null,
  version integer not null,
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  -- Null where it came with the site, or by itself at its time.
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (site_id, post_id, version),
  foreign key (site_id, post_id) references posts (site_id, id) on delete cascade
);
call make_site_table('post_versions');

-- Links that show a post as whoever made the link has written it. Only the hash of a link's token is kept.
create table post_preview_links (
  site_id integer not null default current_site(),
  token_hash bytea not null,
  post_id uuid not null,
  user_id uuid not null,
  expires_at timestamptz not null,
  primary key (site_id, token_hash),
  foreign key (site_id, post_id) references posts (site_id, id) on delete cascade,
  foreign key (site_id, user_id) references users (site_id, id) on delete cascade
);
create index post_preview_links_by_post on post_preview_links (site_id, post_id);
create index post_preview_links_by_user on post_preview_links (site_id, user_id);
call make_site_table('post_preview_links');

-- The picture that a link to the post is shown with elsewhere, where it is to be another one than the post's own.
alter table posts
  add column seo_media_id text,
  add foreign key (site_id, seo_media_id) references media (site_id, id);
create index posts_by_seo_picture on posts (site_id, seo_media_id) where seo_media_id is not null;

call distribute_site_tables();
