-- Files of the library that a text links to, such as a PDF, by the form of their addresses. Which are in use is asked for each list of the
-- library: rows that link to any are found by an index, not by reading all descriptions of a shop.

create function linked_files(words text) returns text[]
  language sql immutable strict parallel safe
  return case when strpos(words, '/media/') = 0 then null else (
    select array_agg(distinct found[1]) from regexp_matches(words, '/media/([a-z0-9]{10,32})/', 'g') as found) end;

alter table products add column linked_files text[] generated always as (linked_files(description)) stored;
create index products_linking on products (site_id) where linked_files is not null;

alter table translations add column linked_files text[] generated always as (linked_files(words::text)) stored;
create index translations_linking on translations (site_id, kind) where linked_files is not null;
