-- Staff may take a comment out of sight, and put it back. What is hidden still counts as its writer's own data.
alter table comments add column is_hidden boolean not null default false;
create index comments_by_time on comments (site_id, created_at desc, id desc);
