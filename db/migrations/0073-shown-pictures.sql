-- Whether somebody lets everybody see the picture of their profile beside what they write. Nobody does until they say so.
alter table users add column shows_picture boolean not null default false;

call distribute_site_tables();
