-- What a person is shown of their own sessions: on what kind of device each began, and when it was last used. One that nobody uses
-- for long ends by itself.
alter table sessions add column device text not null default '';
alter table sessions add column used_at timestamptz not null default now();

call distribute_site_tables();
