-- Fonts that an owner uploaded: a few small files for each site. The file stands in its row, so that the two come and go
-- together, and every backup of the database holds both.
create table fonts (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  id uuid not null default uuidv7(),
  family text not null check (family <> ''),
  -- One weight (`400`), or the span of a variable font (`100 900`).
  weights text not null check (weights ~ '^[1-9]00( [1-9]00)?$'),
  style text not null check (style in ('normal', 'italic')),
  file bytea not null check (octet_length(file) <= 153600),
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, family, weights, style)
);
call make_site_table('fonts');
call distribute_site_tables();
