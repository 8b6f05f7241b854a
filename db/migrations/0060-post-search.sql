-- Posts are found by words of their title, summary and text. The parser leaves out the tags of the text. As with products (0003), matching
-- is marked as leaking nothing, so that the index serves under row-level security.
alter table posts add column search tsvector generated always as (
  setweight(to_tsvector('simple', plain_text(title)), 'A') ||
  setweight(to_tsvector('simple', plain_text(short_description)), 'B') ||
  setweight(to_tsvector('simple', plain_text(body)), 'C')
) stored;
create index posts_by_text on posts using gin (site_id, search);

call distribute_site_tables();
