-- A picture may get another file and stay the picture that it is. Its files have an address of their own then: what an address has shown
-- once it shows for ever, since browsers keep it.
alter table media
  add column file text check (file ~ '^[a-z0-9]{10,32}$'),
  -- The addresses of files before; they lead to the present one.
  add column former_files text[] not null default '{}';
create index media_by_file on media (site_id, file) where file is not null;
create index media_by_former_file on media using gin (former_files) where former_files <> '{}';
