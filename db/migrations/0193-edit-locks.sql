-- Who has a page or a post open to edit it; an editor is one tab of a browser. It lapses when nothing is heard of it for a while. A thing that
-- is deleted leaves its lock, which forget_old deletes.
create table edit_locks (
  site_id integer not null default current_site(),
  kind text not null check (kind in ('page', 'post')),
  thing_id uuid not null,
  editor text not null,
  user_id uuid not null,
  since timestamptz not null default now(),
  heard_at timestamptz not null default now(),
  primary key (site_id, kind, thing_id),
  foreign key (site_id, user_id) references users (site_id, id) on delete cascade
);
call make_site_table('edit_locks');

-- As before, with the locks of posts.
create or replace function forget_old(moment timestamptz, mails_before timestamptz, most integer) returns jsonb
  language plpgsql security definer set search_path = public set row_security = off as $$
declare
  counts jsonb;
begin
  with old_mails as (
    delete from mails where (site_id, id) in
      (select site_id, id from mails where sent_at < mails_before order by sent_at limit most)
    returning 1
  ), old_sessions as (
    delete from sessions where (site_id, token_hash) in
      (select site_id, token_hash from sessions where expires_at < moment order by expires_at limit most)
    returning 1
  ), old_devices as (
    delete from sign_in_devices where (site_id, token_hash) in
      (select site_id, token_hash from sign_in_devices where expires_at < moment order by expires_at limit most)
    returning 1
  ), old_codes as (
    delete from sign_in_codes where (site_id, token_hash) in
      (select site_id, token_hash from sign_in_codes where made_at < moment - interval '1 day' order by made_at limit most)
    returning 1
  ), silent as (
    select site_id, id, unsubscribe_reason is not null as had_left from newsletter_subscribers
    where status = 'PENDING' and changed_at < moment - interval '30 days' limit most
  ), gone_subscribers as (
    delete from newsletter_subscribers n using silent s where n.site_id = s.site_id and n.id = s.id and not s.had_left
    returning 1
  ), left_subscribers as (
    update newsletter_subscribers n set status = 'UNSUBSCRIBED' from silent s
    where n.site_id = s.site_id and n.id = s.id and s.had_left
    returning 1
  ), old_links as (
    delete from preview_links where (site_id, token_hash) in
      (select site_id, token_hash from preview_links where expires_at < moment limit most)
    returning 1
  ), old_locks as (
    delete from edit_locks where (site_id, kind, thing_id) in
      (select site_id, kind, thing_id from edit_locks where heard_at < moment - interval '1 hour' limit most)
    returning 1
  ), old_days as (
    -- Each has many visitors.
    delete from visitor_salts where (site_id, day) in (
      select v.site_id, v.day from visitor_salts v join sites s on s.id = v.site_id
      where v.day < (moment at time zone coalesce(s.settings ->> 'timeZone', 'Asia/Kolkata'))::date - 1
      limit greatest(1, most / 50))
    returning site_id, day
  ), old_visitors as (
    delete from visitors v using old_days d where v.site_id = d.site_id and v.day = d.day
    returning 1
  )
  select jsonb_build_object(
    'mails', (select count(*) from old_mails), 'sessions', (select count(*) from old_sessions),
    'devices', (select count(*) from old_devices), 'codes', (select count(*) from old_codes),
    'pendingSubscribers', (select count(*) from gone_subscribers) + (select count(*) from left_subscribers),
    'previewLinks', (select count(*) from old_links), 'editLocks', (select count(*) from old_locks),
    'visitorDays', (select count(*) from old_days), 'visitors', (select count(*) from old_visitors))
  into counts;
  return counts;
end;
$$;

-- Tabs that are open take their lock again within seconds.
drop table page_locks;

call distribute_site_tables();
