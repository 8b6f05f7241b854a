-- Tags of a starter's posts are samples too. Of sites that were begun before, their names are not told from the owner's.
alter table samples drop constraint samples_kind_check;
alter table samples add constraint samples_kind_check check (kind in
  ('product', 'category', 'brand', 'page', 'post', 'blogCategory', 'blogTag', 'blogAuthor', 'settings', 'words'));

call distribute_site_tables();
