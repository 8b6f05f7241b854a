-- Comments may wait until staff have read them, be spam, be reported, and be answered by the site. Somebody may be kept from writing any.

alter table comments add column state text not null default 'SHOWN'
  check (state in ('SHOWN', 'WAITING', 'HIDDEN', 'SPAM'));
update comments set state = 'HIDDEN' where is_hidden;
alter table comments drop column is_hidden;

-- The comment that this one answers: only the site answers, and such an answer goes with its comment.
alter table comments add column answers uuid,
  add foreign key (site_id, answers) references comments (site_id, id) on delete cascade;
create index comments_by_answered on comments (site_id, answers, created_at) where answers is not null;
create index comments_by_state on comments (site_id, state, created_at desc, id desc) where state <> 'SHOWN';

create table comment_reports (
  site_id integer not null default current_site(),
  comment_id uuid not null,
  user_id uuid not null,
  reason text not null check (reason in ('SPAM', 'RUDE', 'PRIVATE', 'OTHER')),
  created_at timestamptz not null default now(),
  primary key (site_id, comment_id, user_id),
  foreign key (site_id, comment_id) references comments (site_id, id) on delete cascade,
  foreign key (site_id, user_id) references users (site_id, id) on delete cascade
);
create index comment_reports_by_user on comment_reports (site_id, user_id);
call make_site_table('comment_reports');

create table blocked_writers (
  site_id integer not null default current_site(),
  user_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (site_id, user_id),
  foreign key (site_id, user_id) references users (site_id, id) on delete cascade
);
call make_site_table('blocked_writers');

call distribute_site_tables();
