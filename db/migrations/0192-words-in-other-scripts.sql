-- Words are found in another script by the key of their consonants (B231, decision 100). New words get it from the program; this adds that of
-- the words which sites have: `skeletonOf` in SQL.

-- Cost: a row for each sound of a site, of which a million products have some 100,000: two seconds. Nothing is locked.
insert into search_keys (site_id, key, sound, product_id)
select distinct on (site_id, sound) site_id, '=' || letters, sound, product_id
from (
  select site_id, sound, product_id,
    replace(regexp_replace(left(spelt, 1) || regexp_replace(substr(spelt, 2), '[aeiou]', '', 'g'), 'n(?=[sh])', '', 'g'), 'nv', 'm') as letters
  from (select site_id, sound, product_id, regexp_replace(sound, '^[aeiou]+', 'a') as spelt from search_words where sound !~ '\d') said
) keyed
where char_length(letters) >= 2
order by site_id, sound, product_id
on conflict do nothing;
