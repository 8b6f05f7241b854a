-- Pictures of people, which they upload themselves: made small and anew from what they sent. They are the person's own, so they lie
-- here and not in the owner's library of pictures, and go with the person.
create table portraits (
  site_id integer not null default current_site(),
  id uuid not null default uuidv7(),
  user_id uuid not null,
  -- WebP.
  bytes bytea not null,
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, user_id) references users (site_id, id) on delete cascade
);
create index portraits_by_person on portraits (site_id, user_id);
call make_site_table('portraits');

call distribute_site_tables();
