-- What visitors write to the owner by the forms of the site: contact messages and enquiries. What a form asks beyond name,
-- number, e-mail and text stands in `answers`, as a list of { label, value }.

create table messages (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  id uuid not null default uuidv7(),
  kind text not null check (kind in ('CONTACT', 'ENQUIRY')),
  -- Spam is what a person could not have sent: the form's hidden field was filled.
  state text not null default 'NEW' check (state in ('NEW', 'SPAM')),
  name text not null,
  mobile_number text not null,
  email text not null check (email = lower(email)),
  body text not null default '',
  answers jsonb not null default '[]',
  -- Who was signed in when it was sent.
  user_id uuid,
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, user_id) references users (site_id, id) on delete cascade
);
create index messages_by_email on messages (site_id, email);
create index messages_by_user on messages (site_id, user_id);
call make_site_table('messages');

call distribute_site_tables();
