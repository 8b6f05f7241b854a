-- A code that was mailed to an address which a person says is theirs: the one that they have, or one that they want instead. Of
-- whoever owns or serves sites the row is the platform's, as their account is. The code follows from the seed and the server's secret.
create table email_proofs (
  site_id integer not null default current_site(),
  user_id uuid not null,
  email text not null,
  -- Of the session that asked: the code is good in it alone.
  session_hash bytea not null,
  seed bytea not null,
  made_at timestamptz not null,
  tries_left smallint not null check (tries_left >= 0),
  primary key (site_id, user_id),
  foreign key (site_id, user_id) references users (site_id, id) on delete cascade
);
call make_site_table('email_proofs');

call distribute_site_tables();
