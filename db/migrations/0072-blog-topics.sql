-- Categories, tags and authors of the blog have pages of their own: an address, words and a picture.

alter table blog_categories
  add column description text not null default '',
  add column media_id text,
  add foreign key (site_id, media_id) references media (site_id, id);
create index blog_categories_by_picture on blog_categories (site_id, media_id);

-- An address of a text, as the program makes one; empty without letters.
create function blog_path_of(name text) returns text language sql immutable as $$
  select trim(both '-' from left(regexp_replace(plain_text(name), '[^a-z0-9\u0900-\u0963\u0966-\u0dff]+', '-', 'g'), 100))
$$;

alter table blog_authors
  add column path text,
  add column description text not null default '';
update blog_authors a set path = named.path
from (
  select site_id, id, base || case when row_number() over same > 1 then '-' || row_number() over same else '' end as path
  from (select site_id, id, coalesce(nullif(blog_path_of(title), ''), 'author') as base from blog_authors) named
  window same as (partition by site_id, base order by id)
) named
where a.site_id = named.site_id and a.id = named.id;
-- Two names may still come to one address: `Asha` twice, beside `Asha 2`.
update blog_authors a set path = left(a.path, 80) || '-' || right(a.id::text, 12)
where exists (select from blog_authors b where b.site_id = a.site_id and b.path = a.path and b.id < a.id);
alter table blog_authors
  alter column path set not null,
  add unique (site_id, path);

-- The words that posts are marked with. A post holds them by their titles.
create table blog_tags (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  id uuid not null default uuidv7(),
  path text not null,
  title text not null check (title <> ''),
  description text not null default '',
  media_id text,
  revision integer not null default 1,
  primary key (site_id, id),
  unique (site_id, path),
  unique (site_id, title),
  foreign key (site_id, media_id) references media (site_id, id)
);
create index blog_tags_by_picture on blog_tags (site_id, media_id);
call make_site_table('blog_tags');
insert into blog_tags (site_id, path, title)
select site_id, base || case when row_number() over same > 1 then '-' || row_number() over same else '' end, title
from (
  select site_id, title, coalesce(nullif(blog_path_of(title), ''), 'tag') as base
  from (select distinct site_id, unnest(tags) as title from posts) used
  where title <> ''
) named
window same as (partition by site_id, base order by title)
on conflict do nothing;
-- What is left comes to an address that another has: `Blue` and `blue`, beside `Blue 2`.
insert into blog_tags (site_id, path, title)
select site_id, 'tag-' || left(md5(title), 12), title
from (select distinct site_id, unnest(tags) as title from posts) used
where title <> ''
on conflict (site_id, title) do nothing;
drop function blog_path_of(text);

-- Addresses that they had before; none of them is another one's of its kind now.
create table blog_topic_paths (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  kind text not null check (kind in ('blogCategory', 'blogTag', 'blogAuthor')),
  path text not null,
  topic_id uuid not null,
  primary key (site_id, kind, path)
);
create index blog_topic_paths_by_topic on blog_topic_paths (site_id, topic_id);
call make_site_table('blog_topic_paths');

call distribute_site_tables();
