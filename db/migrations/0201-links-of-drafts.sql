-- Links that show the draft of a page or of a blog post, in one table. A thing that is deleted leaves its links, which
-- forget_preview_links deletes once they have expired.
alter table preview_links drop constraint preview_links_site_id_page_id_fkey;
alter table preview_links rename column page_id to thing_id;
alter table preview_links add column kind text not null default 'page' check (kind in ('page', 'post'));
alter table preview_links alter column kind drop default;
drop index preview_links_by_page;
create index preview_links_by_thing on preview_links (site_id, kind, thing_id);

-- A link to a post is good for seven days, too.
insert into preview_links (site_id, token_hash, kind, thing_id, made_by, created_at, expires_at)
  select site_id, token_hash, 'post', post_id, user_id, expires_at - interval '7 days', expires_at from post_preview_links;
drop table post_preview_links;
