-- What counts against the limits of ordering, and until when the sandbox bank takes a payment.

-- One row for each checkout and each of those against whom it counts: the person who ordered and, as long as that person has
-- proved nothing yet, their mobile numbers and the network they come from. Nobody is named: `subject` is a keyed hash.
create table checkouts (
  site_id integer not null default current_site(),
  id uuid not null default uuidv7(),
  subject text not null,
  order_id uuid not null,
  started_at timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade
);
create index checkouts_by_subject on checkouts (site_id, subject, started_at);
create index checkouts_by_order on checkouts (site_id, order_id);
create index checkouts_by_age on checkouts (started_at);
call make_site_table('checkouts');

-- Deletes of all sites the checkouts that count no more: a day old, of orders that are over. Returns how many, up to `most`.
create function forget_checkouts(moment timestamptz, most integer) returns jsonb
  language plpgsql security definer set search_path = public set row_security = off as $$
declare
  forgotten integer;
begin
  delete from checkouts where (site_id, id) in (
    select c.site_id, c.id from checkouts c join orders o on o.site_id = c.site_id and o.id = c.order_id
    where c.started_at < moment - interval '1 day'
      and o.status not in ('PENDING_PAYMENT', 'PLACED', 'PACKED', 'SHIPPED')
    limit most);
  get diagnostics forgotten = row_count;
  return jsonb_build_object('checkouts', forgotten);
end;
$$;
revoke execute on function forget_checkouts from public;
grant execute on function forget_checkouts to haat_web;

-- Null for payments from before: nobody can pay those any more.
alter table sandbox_payments add column expires_at timestamptz;

call distribute_site_tables();
