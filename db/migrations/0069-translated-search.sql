-- Things are found by what they are called in other languages too. As of products (0003) and posts (0060), that is what names a thing and
-- sums it up, and a post's text. Texts of JSON have their line ends written out, which would stand before the next word.
create function said_at(words jsonb, places jsonpath) returns text
  language sql immutable parallel safe strict
  return plain_text(replace(jsonb_path_query_array(words, places)::text, '\n', ' '));

alter table translations add column search tsvector generated always as (
  setweight(to_tsvector('simple', said_at(words, '$[*] ? (@.place == "Name" || @.place == "Title").text')), 'A') ||
  setweight(to_tsvector('simple', said_at(words, '$[*] ? (@.place == "Summary").text')), 'B') ||
  setweight(to_tsvector('simple', said_at(words, '$[*] ? (@.place == "Text").text')), 'C')
) stored;
create index translations_by_text on translations using gin (site_id, search);
