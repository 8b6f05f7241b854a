-- Where the subject of a picture is, in percent of its width and height, for whatever crops it; and how the library is arranged.
alter table media
  add column focus_x smallint not null default 50 check (focus_x between 0 and 100),
  add column focus_y smallint not null default 50 check (focus_y between 0 and 100),
  -- Empty: in none.
  add column folder text not null default '' check (char_length(folder) <= 60),
  add column tags text[] not null default '{}' check (cardinality(tags) <= 20);
create index media_by_folder on media (site_id, folder, created_at) where folder <> '';
create index media_by_tag on media using gin (tags) where tags <> '{}';
