-- Drafts that were replaced by an earlier version and had never been published: they stay, so that they can be restored.
create table page_drafts (
  site_id integer not null default current_site(),
  id uuid not null default uuidv7(),
  page_id uuid not null,
  document jsonb not null,
  title text not null,
  seo jsonb not null default '{}',
  -- Who replaced it, and when.
  replaced_by uuid,
  replaced_at timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, page_id) references pages (site_id, id) on delete cascade
);
create index page_drafts_by_page on page_drafts (site_id, page_id, replaced_at);
call make_site_table('page_drafts');
call distribute_site_tables();
