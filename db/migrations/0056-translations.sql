-- What a site says of its pages, products and posts in other languages than its own.

create table translations (
  site_id integer not null default current_site(),
  language text not null check (language ~ '^[a-z]{2,3}-[A-Z]{2}$'),
  -- What kind of thing it is, and which one: its id, or the name of a template or a group.
  kind text not null,
  item text not null,
  -- [{"of": "Our story", "text": "हमारी कहानी", "place": "Hero · Heading"}]
  words jsonb not null check (jsonb_typeof(words) = 'array'),
  revision integer not null default 1,
  changed_at timestamptz not null default now(),
  primary key (site_id, language, kind, item)
);
call make_site_table('translations');

call distribute_site_tables();
