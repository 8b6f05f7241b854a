-- Since when nothing lets a customer in that was chosen before they had shown that the address is theirs: the password was set by a
-- mail, or known together with a code from one.
alter table users add column proven_at timestamptz;

-- Whom Google's own number of a person stands for. A person of a site has one Google account at most.
create table google_accounts (
  site_id integer not null default current_site(),
  subject text not null,
  user_id uuid not null,
  connected_at timestamptz not null,
  primary key (site_id, subject),
  unique (site_id, user_id),
  foreign key (site_id, user_id) references users (site_id, id) on delete cascade
);
call make_site_table('google_accounts');

-- What of Google's answers was used already, for as long as they are good.
create table google_answers (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  nonce_hash bytea not null,
  expires_at timestamptz not null,
  primary key (site_id, nonce_hash)
);
create index google_answers_by_time on google_answers (site_id, expires_at);
call make_site_table('google_answers');

call distribute_site_tables();
