-- What becomes of a message in the admin: somebody is at it, it is done, or it is spam after all. The list is read by state,
-- the newest first. Staff write notes about a message that only they read, and replies that are mailed.

alter table messages drop constraint messages_state_check;
alter table messages add constraint messages_state_check check (state in ('NEW', 'OPEN', 'DONE', 'SPAM'));
create index messages_by_state on messages (site_id, state, created_at);

create table message_notes (
  site_id integer not null default current_site(),
  id uuid not null default uuidv7(),
  message_id uuid not null,
  note text not null check (note <> ''),
  author_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, message_id) references messages (site_id, id) on delete cascade,
  foreign key (site_id, author_id) references users (site_id, id) on delete cascade
);
create index message_notes_by_message on message_notes (site_id, message_id, created_at);
create index message_notes_by_author on message_notes (site_id, author_id);
call make_site_table('message_notes');

create table message_replies (
  site_id integer not null default current_site(),
  id uuid not null default uuidv7(),
  message_id uuid not null,
  body text not null check (body <> ''),
  -- As its writer was called then: what was mailed stays, also when they have left.
  author text not null,
  -- Kept: there is no mail server, and the mail lies in the site's mailbox.
  state text not null default 'WAITING' check (state in ('WAITING', 'SENT', 'KEPT', 'FAILED')),
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, message_id) references messages (site_id, id) on delete cascade
);
create index message_replies_by_message on message_replies (site_id, message_id, created_at);
call make_site_table('message_replies');

call distribute_site_tables();
