-- How many mails of campaigns a site sends in a minute at most, which the operator of the platform says.
alter table sites
  add column campaign_rate integer not null default 6000 check (campaign_rate between 1 and 60000);

-- All campaigns of a site together keep to it: before this instant none of them sends a mail.
create table campaign_pace (
  site_id integer primary key default current_site() references sites (id) on delete cascade,
  next_at timestamptz not null
);
call make_site_table('campaign_pace');

call distribute_site_tables();
