-- Tags that differ in capitals alone are one (B177). What was stored before becomes so, as the first that had it wrote it.

-- In the library the picture that came first says how a tag is written.
with kept as (
  select distinct on (m.site_id, lower(tag)) m.site_id, lower(tag) as alike, tag
  from media m, unnest(m.tags) tag
  order by m.site_id, lower(tag), m.created_at, m.id, tag
), renamed as (
  select m.site_id, m.id, array(
    select k.tag
    from (select lower(tag) as alike, min(place) as place
      from unnest(m.tags) with ordinality given (tag, place) group by lower(tag)) once
    join kept k on k.site_id = m.site_id and k.alike = once.alike
    order by once.place) as tags
  from media m
  where m.tags <> '{}'
)
update media m set tags = r.tags
from renamed r
where r.site_id = m.site_id and r.id = m.id and r.tags <> m.tags;

-- Of a blog's tags the one with a description or a picture stays, otherwise the oldest. Links to the others lead to it.
create temporary table merged_tags on commit drop as
select site_id, id, path, title, first_value(id) over same as kept_id, first_value(title) over same as kept_title
from blog_tags
window same as (partition by site_id, lower(title) order by description = '' and media_id is null, id);

update posts p set tags = array(
  select t.kept_title
  from (select m.kept_title, min(place) as place
    from unnest(p.tags) with ordinality given (tag, place)
    join merged_tags m on m.site_id = p.site_id and m.title = tag
    group by m.kept_title) t
  order by t.place)
where exists (select from merged_tags m where m.site_id = p.site_id and m.id <> m.kept_id and m.title = any(p.tags));

delete from translations t using merged_tags m
where m.site_id = t.site_id and t.kind = 'blogTag' and t.item = m.id::text and m.id <> m.kept_id;
update blog_topic_paths b set topic_id = m.kept_id
from merged_tags m
where m.site_id = b.site_id and b.kind = 'blogTag' and b.topic_id = m.id and m.id <> m.kept_id;
delete from blog_tags t using merged_tags m
where m.site_id = t.site_id and m.id = t.id and m.id <> m.kept_id;
insert into blog_topic_paths (site_id, kind, path, topic_id)
select site_id, 'blogTag', path, kept_id from merged_tags where id <> kept_id
on conflict (site_id, kind, path) do update set topic_id = excluded.topic_id;

call distribute_site_tables();
