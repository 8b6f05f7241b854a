-- Everything a public page is made of. A page has a path; a template serves a system route; a group (header, footer,
-- announcement) is shared by all of them. What the public sees is the published version; the draft is the owner's.
create table pages (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  id uuid not null default uuidv7(),
  kind text not null check (kind in ('page', 'template', 'group')),
  -- A page's path ('/', '/about'); a template's or group's name.
  key text not null check (key <> '' and (kind <> 'page' or key like '/%')),
  title text not null,
  seo jsonb not null default '{}',
  draft jsonb not null,
  published_version integer,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, kind, key)
);
call make_site_table('pages');

-- Never changed once written.
create table page_versions (
  site_id integer not null default current_site(),
  page_id uuid not null,
  version integer not null,
  document jsonb not null,
  title text not null,
  seo jsonb not null default '{}',
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (site_id, page_id, version),
  foreign key (site_id, page_id) references pages (site_id, id) on delete cascade
);
call make_site_table('page_versions');

-- Every mail the site sent or would have sent: the outbox that the admin shows.
create table mails (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  id uuid not null default uuidv7(),
  -- What the mail is about, where it must be sent once only: a job that runs again finds its mail here.
  once_key text,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  -- Set when an SMTP server took it; null where none is configured.
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, once_key)
);
call make_site_table('mails');
