-- Counts the changes of a site's settings, so that somebody who edits an older state of them is told.
alter table sites add column revision integer not null default 1;

-- Which orders show a picture: one that the history of an order needs is not deleted.
create index order_lines_by_media on order_lines (site_id, media_id) where media_id is not null;
create index product_media_by_media on product_media (site_id, media_id);
create index categories_by_media on categories (site_id, media_id) where media_id is not null;

-- The library shows the newest first.
create index media_by_age on media (site_id, created_at desc, id);
-- The mailbox too.
create index mails_by_age on mails (site_id, created_at desc, id);
