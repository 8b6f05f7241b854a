-- What a site's name is read as: two names of one reading are taken for each other, so the second is refused (B133). The rule is that
-- of src/shared/sites/site-key.ts. Names that there are stay.
alter table sites
  add column reads_as text not null generated always as (
    replace(translate(replace(replace(replace(key, '-', ''), 'rn', 'm'), 'vv', 'w'), '01358', 'olesb'), 'i', 'l')
  ) stored,
  -- When its owner chose what it begins with; an empty site may be chosen too.
  add column begun_at timestamptz;

create index sites_reads_as on sites (reads_as text_pattern_ops);

call distribute_site_tables();
