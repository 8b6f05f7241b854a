-- What products are found by (decision 060). The words of a product are made by the program, in the transaction that changes it.

create table product_words (
  site_id integer not null default current_site(),
  product_id uuid not null,
  -- Words as they are written, their sounds as ~sound, words of the name and the brand as !word, values of options and brands as =sound.
  words tsvector not null,
  -- Of the rules that they were made by; those of older rules are made again.
  version smallint not null,
  primary key (site_id, product_id),
  foreign key (site_id, product_id) references products (site_id, id) on delete cascade
);
call make_site_table('product_words');

-- What was found by until now serves until the words are made.
insert into product_words (site_id, product_id, words, version) select site_id, id, search, 0 from products;
create index product_words_by_word on product_words using gin (site_id, words) with (gin_pending_list_limit = 1024);
alter table products drop column search;

-- Row-level security lets an index serve only operators that are marked as leaking nothing, and matching words is not unless a
-- superuser marks it. So the index is asked by a function that has its owner's rights: its own condition keeps sites apart, and it
-- tells no more than ids. Only the index is left to the planner: of words that hardly ever meet it expects many products, and
-- would go through all of them for the first few.
create function products_with_words(wanted tsquery, most integer) returns setof uuid
  language plpgsql stable security definer rows 1000 set search_path = public
  set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off as $$
begin
  return query select product_id from product_words where site_id = current_site() and words @@ wanted limit most;
end;
$$;
revoke execute on function products_with_words from public;
grant execute on function products_with_words to haat_web;

-- Every word of a site's products with its sound, by the product that brought it. Two products that bring the same word at the
-- same time both do: nobody waits for another one's transaction here.
create table search_words (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  word text collate "C" not null,
  product_id uuid not null,
  sound text collate "C" not null,
  primary key (site_id, word, product_id)
);
create index search_words_by_sound on search_words (site_id, sound, word);
call make_site_table('search_words');

-- The sounds with a letter left out, each way: what was typed wrong meets what is right in one of them.
create table search_keys (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  key text collate "C" not null,
  sound text collate "C" not null,
  product_id uuid not null,
  primary key (site_id, key, sound, product_id)
);
call make_site_table('search_keys');

-- Brands and values of options, by how they sound: what words of a search may be a filter.
create table search_values (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  sound text collate "C" not null,
  -- The name of the option; empty for a brand.
  option text not null,
  value text not null,
  product_id uuid not null,
  primary key (site_id, sound, option, value, product_id)
);
call make_site_table('search_values');

-- By which rules all of a site's words were made.
create table search_states (
  site_id integer not null default current_site() references sites (id) on delete cascade primary key,
  version smallint not null
);
call make_site_table('search_states');

-- Sites whose words are yet to be made by these rules; a job of each site does it.
create function sites_before_words(wanted smallint, most integer) returns setof integer
  language sql security definer set search_path = public set row_security = off as $$
  select id from sites where not exists
    (select 1 from search_states st where st.site_id = sites.id and st.version >= wanted)
  order by id limit most;
$$;
revoke execute on function sites_before_words from public;
grant execute on function sites_before_words to haat_web;

call distribute_site_tables();
