-- Things that a site has from its starter and that nobody has changed yet. A thing that is changed loses its row.
create table samples (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  -- `words` are those of a page's sections, which each lose their mark by themselves.
  kind text not null check (kind in
    ('product', 'category', 'brand', 'page', 'words', 'post', 'blogCategory', 'blogAuthor', 'settings')),
  -- The thing's id; of settings the name of the part.
  thing_id text not null,
  -- Of words: hashes of what the sections said, by the sections' ids (sample-sections.ts).
  sections jsonb not null default '{}',
  primary key (site_id, kind, thing_id)
);
call make_site_table('samples');

-- What the last removal of samples took away, so that it can be undone.
create table removed_samples (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  id uuid not null default uuidv7(),
  -- Products and pages, which are only marked as deleted.
  product_ids uuid[] not null,
  page_ids uuid[] not null,
  -- Rows of tables, by the table's name.
  rows jsonb not null,
  removed_at timestamptz not null default now(),
  primary key (site_id, id)
);
call make_site_table('removed_samples');

call distribute_site_tables();
