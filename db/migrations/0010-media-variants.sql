-- A picture that the product ships lies under its content address, once for every site; null for uploads.
alter table media add column shipped text;
alter table media add column colour text not null default '';
