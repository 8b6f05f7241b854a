-- What the buyer asks of an order, to cancel or to return it: kind, former state, reason, note and time; null once it is decided.
alter table orders add column request jsonb;

alter table orders drop constraint orders_status_check;
alter table orders add constraint orders_status_check check (status in (
  'PENDING_PAYMENT', 'PLACED', 'PACKED', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'LAPSED',
  'CANCEL_REQUESTED', 'RETURN_REQUESTED', 'RETURNED'));

update orders o set request = jsonb_build_object(
  'kind', 'return',
  'from', 'DELIVERED',
  'reason', null,
  'note', '',
  'created', to_char(asked.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'approved', null
)
from (
  select e.site_id, e.order_id, max(e.created_at) as at
  from order_events e
  where e.kind = 'RETURN_REQUESTED'
  group by e.site_id, e.order_id
) asked
where o.status = 'RETURN_REQUESTED' and asked.site_id = o.site_id and asked.order_id = o.id;
