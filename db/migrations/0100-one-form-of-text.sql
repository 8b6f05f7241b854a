-- Texts are stored and compared in one form, NFC (decision 063): Hindi, Tamil or Vietnamese typed in either of the ways that Unicode has
-- is one text. What was stored before is brought into it. The record of activity, versions and mails sent are history, and stay.

-- `normalize` changes nothing of what is in that form already, so indexes and generated columns hold what they would hold anew once the
-- rows below are written.
create or replace function plain_text(value text) returns text
  language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent'::regdictionary, normalize(value, NFC)));

do $$
declare
  place record;
  form text;
begin
  for place in
    select c.table_name, c.column_name, c.data_type
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and (c.data_type in ('text', 'jsonb') or (c.data_type = 'ARRAY' and c.udt_name = '_text'))
      and c.table_name not in ('audit_entries', 'page_versions', 'post_versions', 'mails', 'migrations', 'platform_secret')
      and c.column_name !~ 'hash|secret|token'
  loop
    form := case place.data_type
      when 'text' then format('normalize(%I, NFC)', place.column_name)
      when 'jsonb' then format('normalize(%I::text, NFC)::jsonb', place.column_name)
      else format('array(select normalize(one, NFC) from unnest(%I) with ordinality given (one, place) order by place)', place.column_name)
    end;
    begin
      execute format(
        'update %I set %I = %s where %I::text is not nfc normalized',
        place.table_name, place.column_name, form, place.column_name);
    exception when unique_violation then
      -- Two things whose addresses differ in their form alone keep them.
      raise notice '% of % stays as it is', place.column_name, place.table_name;
    end;
  end loop;
end;
$$;

call distribute_site_tables();
