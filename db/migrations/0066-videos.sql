-- The library holds videos and documents too. A document has no size in pixels; a video has a length, and a picture of the library that
-- is shown until it plays.
alter table media drop constraint media_width_check;
alter table media drop constraint media_height_check;
alter table media add constraint media_size check (
  case when content_type like 'application/%' then width = 0 and height = 0 else width > 0 and height > 0 end
);
alter table media add column seconds integer check (seconds > 0);
alter table media add column poster text;
alter table media add foreign key (site_id, poster) references media (site_id, id);
create index media_by_poster on media (site_id, poster) where poster is not null;
