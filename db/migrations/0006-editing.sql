-- What an owner's work on pages needs: a count of the changes, so that one person's never undo another's; who is editing;
-- links that show a draft; addresses that go on leading to what has moved.

alter table pages
  -- Counts the changes of the draft.
  add column revision integer not null default 1,
  -- A deleted page can be brought back, and its path is free meanwhile.
  add column deleted_at timestamptz;
alter table pages drop constraint pages_site_id_kind_key_key;
create unique index pages_by_key on pages (site_id, kind, key) where deleted_at is null;

-- Where the page was when the version was made.
alter table page_versions add column key text;

-- Paths that pages had before. None of them is the path of a page that the public sees.
create table page_paths (
  site_id integer not null default current_site(),
  path text not null check (path like '/%'),
  page_id uuid not null,
  primary key (site_id, path),
  foreign key (site_id, page_id) references pages (site_id, id) on delete cascade
);
create index page_paths_by_page on page_paths (site_id, page_id);
call make_site_table('page_paths');

-- Who has a page open to edit it; an editor is one tab of a browser. It lapses when nothing is heard of it for a while.
create table page_locks (
  site_id integer not null default current_site(),
  page_id uuid not null,
  editor text not null,
  user_id uuid not null,
  since timestamptz not null default now(),
  heard_at timestamptz not null default now(),
  primary key (site_id, page_id),
  foreign key (site_id, page_id) references pages (site_id, id) on delete cascade,
  foreign key (site_id, user_id) references users (site_id, id) on delete cascade
);
call make_site_table('page_locks');

-- Links that show a draft to whoever holds them. Only the hash of a link's token is kept.
create table preview_links (
  site_id integer not null default current_site(),
  token_hash bytea not null,
  page_id uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (site_id, token_hash),
  foreign key (site_id, page_id) references pages (site_id, id) on delete cascade
);
create index preview_links_by_page on preview_links (site_id, page_id);
call make_site_table('preview_links');
