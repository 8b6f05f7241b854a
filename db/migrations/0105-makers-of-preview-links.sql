-- A link shows a draft for as long as its maker may edit pages. Who made the links so far is not known: they end.
delete from preview_links;
alter table preview_links
  add column made_by uuid not null,
  add foreign key (site_id, made_by) references users (site_id, id) on delete cascade;
create index preview_links_by_maker on preview_links (site_id, made_by);

call distribute_site_tables();
