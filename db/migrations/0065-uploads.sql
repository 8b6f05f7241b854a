-- A file on its way into the library. It comes in parts, each of them a file in the storage, so that one that broke off goes on where it
-- was, whichever process or machine takes the next part.
create table uploads (
  site_id integer not null default current_site(),
  -- Becomes the id of a video or document, whose parts stay where they are.
  id text not null check (id ~ '^[a-z0-9]{10,32}$'),
  user_id uuid not null,
  -- By what the sender knows the file again: its checksum, or what else the browser can tell of it.
  mark text not null check (mark <> ''),
  file_name text not null,
  bytes integer not null check (bytes > 0),
  received integer not null default 0 check (received between 0 and bytes),
  -- The SHA-256 of each part that has come, in their order.
  sums text[] not null default '{}',
  touched_at timestamptz not null,
  primary key (site_id, id),
  unique (site_id, user_id, mark),
  foreign key (site_id, user_id) references users (site_id, id) on delete cascade
);
create index uploads_by_age on uploads (site_id, touched_at);
call make_site_table('uploads');

call distribute_site_tables();
