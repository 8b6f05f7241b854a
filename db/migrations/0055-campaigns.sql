-- Newsletters that the owner writes and sends. `next_at` is when the next mail may be claimed: so the owner's rate holds whatever the
-- number of processes that send.
create table campaigns (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  id uuid not null default uuidv7(),
  subject text not null,
  preview text not null,
  parts jsonb not null,
  segment jsonb not null,
  rate integer not null check (rate > 0),
  state text not null default 'DRAFT' check (state in ('DRAFT', 'SCHEDULED', 'SENDING', 'PAUSED', 'SENT', 'CANCELLED')),
  scheduled_at timestamptz,
  started_at timestamptz,
  next_at timestamptz,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (site_id, id)
);
call make_site_table('campaigns');

-- One row for each recipient, fixed when sending begins. A mail that is CLAIMED may have been sent: its claim is committed before the
-- SMTP server hears of it, and nothing but a person makes it WAITING again.
create table campaign_mails (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  campaign_id uuid not null,
  subscriber_id uuid not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'CLAIMED', 'SENT', 'REFUSED', 'LEFT_OUT')),
  claimed_at timestamptz,
  -- What the SMTP server said to a mail that it refused.
  answer text not null default '',
  primary key (site_id, campaign_id, subscriber_id),
  foreign key (site_id, campaign_id) references campaigns (site_id, id) on delete cascade,
  foreign key (site_id, subscriber_id) references newsletter_subscribers (site_id, id) on delete cascade
);
create index campaign_mails_by_state on campaign_mails (site_id, campaign_id, state, subscriber_id);
create index campaign_mails_by_subscriber on campaign_mails (site_id, subscriber_id);
call make_site_table('campaign_mails');

call distribute_site_tables();
