-- A picture that the product ships: the name of its folder in starters/pictures. Uploads have none.
alter table media add column shipped text check (shipped ~ '^[A-Za-z0-9_-]+$');
-- Average colour as #rrggbb, shown until the picture arrives; empty where it is not known or something shines through.
alter table media add column colour text not null default '' check (colour ~ '^(#[0-9a-f]{6})?$');
