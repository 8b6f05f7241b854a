-- Files that visitors send with a form of the owner. They lie in the database: private, in every backup, and gone with their message
-- (decision 050). Until the form itself is sent, a file belongs to whoever knows its claim.

create table message_files (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  id uuid not null default uuidv7(),
  -- Which form and field asked for it.
  form_id uuid not null,
  field text not null,
  -- The hash of what whoever sent it was given.
  claim bytea not null,
  -- Null until the form is sent.
  message_id uuid,
  name text not null check (name <> ''),
  -- What its bytes say it is, whatever its sender called it.
  content_type text not null,
  size integer not null check (size > 0),
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, claim),
  foreign key (site_id, message_id) references messages (site_id, id) on delete cascade
);
create index message_files_by_message on message_files (site_id, message_id) where message_id is not null;
call make_site_table('message_files');

-- The bytes of a file, in pieces of a quarter of a megabyte: whatever reads rows, backups among it, never holds a whole file.
create table message_file_parts (
  site_id integer not null default current_site(),
  file_id uuid not null,
  number integer not null,
  content bytea not null check (octet_length(content) between 1 and 262144),
  primary key (site_id, file_id, number),
  foreign key (site_id, file_id) references message_files (site_id, id) on delete cascade
);
-- Pictures and documents are packed already.
alter table message_file_parts alter column content set storage external;
call make_site_table('message_file_parts');

call distribute_site_tables();
