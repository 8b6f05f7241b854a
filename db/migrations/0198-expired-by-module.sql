-- forget_old deleted what was over in tables of six modules. Each of them has a function of its own now, as the others have
-- since 0014: of all sites, up to `most` rows of a kind, returning how many of each. Modules name theirs in their module.ts.
drop function forget_old(timestamptz, timestamptz, integer);

-- Mails that were sent before `moment`.
create function forget_mails(moment timestamptz, most integer) returns jsonb
  language plpgsql security definer set search_path = public set row_security = off as $$
declare
  forgotten integer;
begin
  delete from mails where (site_id, id) in
    (select site_id, id from mails where sent_at < moment order by sent_at limit most);
  get diagnostics forgotten = row_count;
  return jsonb_build_object('mails', forgotten);
end;
$$;

-- Sessions and known browsers that have expired, and codes a day after they were made.
create function forget_sign_ins(moment timestamptz, most integer) returns jsonb
  language plpgsql security definer set search_path = public set row_security = off as $$
declare
  counts jsonb;
begin
  with old_sessions as (
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
  )
  select jsonb_build_object(
    'sessions', (select count(*) from old_sessions), 'devices', (select count(*) from old_devices),
    'codes', (select count(*) from old_codes))
  into counts;
  return counts;
end;
$$;

-- Subscribers who did not confirm in thirty days. Those who had left before stay as such.
create function forget_subscribers(moment timestamptz, most integer) returns jsonb
  language plpgsql security definer set search_path = public set row_security = off as $$
declare
  counts jsonb;
begin
  with silent as (
    select site_id, id, unsubscribe_reason is not null as had_left from newsletter_subscribers
    where status = 'PENDING' and changed_at < moment - interval '30 days' limit most
  ), gone_subscribers as (
    delete from newsletter_subscribers n using silent s where n.site_id = s.site_id and n.id = s.id and not s.had_left
    returning 1
  ), left_subscribers as (
    update newsletter_subscribers n set status = 'UNSUBSCRIBED' from silent s
    where n.site_id = s.site_id and n.id = s.id and s.had_left
    returning 1
  )
  select jsonb_build_object(
    'pendingSubscribers', (select count(*) from gone_subscribers) + (select count(*) from left_subscribers))
  into counts;
  return counts;
end;
$$;

-- Preview links of pages that have expired.
create function forget_preview_links(moment timestamptz, most integer) returns jsonb
  language plpgsql security definer set search_path = public set row_security = off as $$
declare
  forgotten integer;
begin
  delete from preview_links where (site_id, token_hash) in
    (select site_id, token_hash from preview_links where expires_at < moment limit most);
  get diagnostics forgotten = row_count;
  return jsonb_build_object('previewLinks', forgotten);
end;
$$;

-- Locks of editors of which nothing was heard for an hour.
create function forget_edit_locks(moment timestamptz, most integer) returns jsonb
  language plpgsql security definer set search_path = public set row_security = off as $$
declare
  forgotten integer;
begin
  delete from edit_locks where (site_id, kind, thing_id) in
    (select site_id, kind, thing_id from edit_locks where heard_at < moment - interval '1 hour' limit most);
  get diagnostics forgotten = row_count;
  return jsonb_build_object('editLocks', forgotten);
end;
$$;

-- Hashes of visitors of days before yesterday, on the site's calendar, with the days' salts.
create function forget_visitors(moment timestamptz, most integer) returns jsonb
  language plpgsql security definer set search_path = public set row_security = off as $$
declare
  counts jsonb;
begin
  with old_days as (
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
    'visitorDays', (select count(*) from old_days), 'visitors', (select count(*) from old_visitors))
  into counts;
  return counts;
end;
$$;

revoke execute on function forget_mails, forget_sign_ins, forget_subscribers, forget_preview_links, forget_edit_locks,
  forget_visitors from public;
grant execute on function forget_mails, forget_sign_ins, forget_subscribers, forget_preview_links, forget_edit_locks,
  forget_visitors to haat_web;
