-- What holds a guesser at the sign-in and lets the owner of the account past: tries counted on the database's clock, devices
-- that are known, and codes that prove an e-mail address. And subscribers of the newsletter who have yet to confirm.

-- The instants of the tries that count, in milliseconds. `points` is what the program before this one counts with.
alter table rate_limits add column times bigint[] not null default '{}';

-- Counts one try with every counter, or with none if one of them has had as many as it allows within its span, in
-- milliseconds. Answers how many milliseconds to wait, or the instant under which the try was counted. An instant that is
-- still to come was written while the clock was wrong, and counts no more.
create function count_try(of_keys text[], most integer[], spans bigint[], out wait bigint, out counted_at bigint)
  language plpgsql as $$
declare
  moment bigint := extract(epoch from clock_timestamp()) * 1000;
  recent bigint[];
begin
  wait := 0;
  -- All are locked before the clock is read, in the caller's order, so that nobody counts an instant out of turn.
  for place in 1..cardinality(of_keys) loop
    insert into rate_limits (key, expire) values (of_keys[place], moment + spans[place])
    on conflict (key) do update set expire = excluded.expire;
  end loop;
  moment := extract(epoch from clock_timestamp()) * 1000;
  for place in 1..cardinality(of_keys) loop
    select array(select t from unnest(times) as t where t > moment - spans[place] and t <= moment order by t)
      into recent from rate_limits where key = of_keys[place];
    if cardinality(recent) >= most[place] then
      wait := greatest(wait, recent[cardinality(recent) - most[place] + 1] + spans[place] - moment);
    end if;
  end loop;
  if wait > 0 then return; end if;
  counted_at := moment;
  for place in 1..cardinality(of_keys) loop
    update rate_limits
    set times = array(select t from unnest(times) as t where t > moment - spans[place] and t <= moment order by t) || moment
    where key = of_keys[place];
  end loop;
end;
$$;

-- Takes one try back that was counted under that instant, in the order in which `count_try` locks.
create function take_try_back(of_keys text[], counted_at bigint) returns void
  language plpgsql as $$
begin
  for place in 1..cardinality(of_keys) loop
    update rate_limits
    set times = times[:array_position(times, counted_at) - 1] || times[array_position(times, counted_at) + 1:]
    where key = of_keys[place] and counted_at = any (times);
  end loop;
end;
$$;

-- Browsers in which somebody has signed in. Only the hash of the token is kept, and a token is good for one account.
create table sign_in_devices (
  site_id integer not null default current_site(),
  token_hash bytea not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (site_id, token_hash),
  foreign key (site_id, user_id) references users (site_id, id) on delete cascade
);
create index sign_in_devices_by_user on sign_in_devices (site_id, user_id);
create index sign_in_devices_by_expiry on sign_in_devices (expires_at);
call make_site_table('sign_in_devices');

-- Who has asked for a code, each browser with tries of its own, whether or not there is an account. The code itself is not
-- here: it follows from the seed and the server's secret.
create table sign_in_codes (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  token_hash bytea not null,
  email text not null,
  seed bytea not null,
  made_at timestamptz not null,
  tries_left smallint not null check (tries_left >= 0),
  primary key (site_id, token_hash)
);
create index sign_in_codes_by_email on sign_in_codes (site_id, email, made_at);
create index sign_in_codes_by_age on sign_in_codes (made_at);
call make_site_table('sign_in_codes');

-- Pending: whoever owns the address has yet to say that they want it.
alter table newsletter_subscribers drop constraint newsletter_subscribers_status_check;
alter table newsletter_subscribers add constraint newsletter_subscribers_status_check
  check (status in ('SUBSCRIBED', 'UNSUBSCRIBED', 'PENDING'));
create index newsletter_subscribers_pending on newsletter_subscribers (changed_at) where status = 'PENDING';

-- As in 0012, and of all sites too: devices that have expired, codes a day old, and subscribers who have not confirmed for
-- thirty days. Of those who had left before, it is kept that they have left.
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
    delete from page_locks where (site_id, page_id) in
      (select site_id, page_id from page_locks where heard_at < moment - interval '1 hour' limit most)
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
    'previewLinks', (select count(*) from old_links), 'pageLocks', (select count(*) from old_locks),
    'visitorDays', (select count(*) from old_days), 'visitors', (select count(*) from old_visitors))
  into counts;
  return counts;
end;
$$;

call distribute_site_tables();
