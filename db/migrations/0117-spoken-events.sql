-- Sentences of the shop beside an order's events, by name and values, so that they are said in any language (B225). The note
-- keeps only what staff typed. Events of before are read by their kind; a text that is not recognised stays a note.
alter table order_events add column said jsonb not null default '[]';

update order_events set said = jsonb_build_array(jsonb_build_object('is', known.name)), note = ''
from (values
  ('PLACED', 'toPayOnDelivery', 'To be paid on delivery.'),
  ('PLACED', 'nothingToPay', 'There was nothing to pay.'),
  ('PAYMENT_FAILED', 'nothingCharged', 'Nothing was charged.'),
  ('PAYMENT_FAILED', 'pageLeft', 'The payment page was left without paying.'),
  ('LAPSED', 'noAnswer', 'The payment service did not answer, so nothing is reserved.'),
  ('LAPSED', 'notPaid', 'It was not paid in time. If money left your account, it comes back or the order is placed after all.'),
  ('LAPSED', 'replaced', 'Replaced by a new order.'),
  ('CANCELLED', 'released', 'The shop has put the items back on sale, because they were not paid yet.')
) known (kind, name, text)
where order_events.kind = known.kind and order_events.note = known.text;

-- `rest` is what staff typed behind the sentence.
create temporary table read_events on commit drop as
select e.site_id, e.id, e.kind, e.note, o.courier, o.tracking_number, o.payment_mode,
  exists (
    select from order_events later
    where later.site_id = e.site_id and later.order_id = e.order_id and later.kind = 'TRACKING_ADDED'
  ) as tracked_later
from order_events e
join orders o on o.site_id = e.site_id and o.id = e.order_id
where not e.internal and e.note <> '';

create temporary table told_events on commit drop as
select r.site_id, r.id, 'paid' as is_named, jsonb_build_object('amount', m[1]) as given, '' as rest
from read_events r, regexp_match(r.note, '^Paid (.+)\.$') m
where r.kind = 'PLACED' and m is not null
union all
select r.site_id, r.id, 'paidOnDelivery', jsonb_build_object('amount', m[1]), coalesce(m[2], '')
from read_events r, regexp_match(r.note, '^(\S[^ ]* ?[0-9.,]*) was paid on delivery\.(?:\s(.*))?$') m
where r.kind = 'DELIVERED' and r.payment_mode = 'cod' and m is not null
union all
select r.site_id, r.id, 'willBePaidBack', jsonb_build_object('amount', m[1]), ''
from read_events r, regexp_match(r.note, '^(.+) will be paid back\.$') m
where r.kind = 'REFUND_DUE' and m is not null and r.note not like '% came too late and %'
union all
select r.site_id, r.id, 'paidBack', jsonb_build_object('amount', m[1]), coalesce(m[2], '')
from read_events r, regexp_match(r.note, '^(.+?) was paid back\.(?:\s(.*))?$') m
where r.kind = 'REFUNDED' and m is not null
union all
select r.site_id, r.id, 'otherAmount', jsonb_build_object('said', m[1], 'asked', m[2]), ''
from read_events r, regexp_match(r.note, '^(.+) instead of (.+) was reported; we are looking into it\.$') m
where r.kind = 'PAYMENT_AMOUNT_DIFFERS' and m is not null
union all
-- A parcel that got its courier later was sent without one: what stands there was typed. The order's own courier is known to the letter.
select r.site_id, r.id, case when s.number is null then 'sent' else 'sentTracked' end,
  jsonb_strip_nulls(jsonb_build_object('courier', s.courier, 'number', s.number)), coalesce(s.rest, '')
from read_events r, lateral (
  select r.courier as courier, nullif(r.tracking_number, '') as number,
    'Sent with ' || r.courier || case when r.tracking_number = '' then '' else ', tracking number ' || r.tracking_number end || '.' as sentence
) own, lateral (
  select 1 as place, own.courier, own.number, trim(substr(r.note, length(own.sentence) + 1)) as rest
  where r.courier <> '' and (r.note = own.sentence or starts_with(r.note, own.sentence || ' '))
  union all
  select 2, m[1], m[2], m[3]
  from regexp_match(
    r.note,
    case when r.kind = 'SHIPPED' then '^Sent with (.+?)(?:, tracking number (.+?))?\.(?:\s(.*))?$'
      else '^Sent with (.+?)(?:, tracking number (.+))?\.()$' end
  ) m
  where m is not null
  order by place
  limit 1
) s
where r.kind in ('SHIPPED', 'TRACKING_ADDED', 'TRACKING_CHANGED') and not (r.kind = 'SHIPPED' and (r.tracked_later or r.courier = ''));

update order_events e set
  said = jsonb_build_array(jsonb_build_object('is', told.is_named, 'values', told.given)),
  note = told.rest
from told_events told
where told.site_id = e.site_id and told.id = e.id;

update order_events e set
  said = jsonb_build_array(
    jsonb_build_object('is', 'cameTooLate', 'values', jsonb_build_object('amount', late.amount)),
    jsonb_strip_nulls(jsonb_build_object('is', why.name, 'values',
      case when why.about is not null then jsonb_build_object('name', why.about) end))
  ),
  note = ''
from (
  select r.site_id, r.id, m[1] as amount, m[2] as why
  from read_events r, regexp_match(r.note, '^(.+?) came too late and will be paid back\. (.+)$') m
  where r.kind = 'REFUND_DUE' and m is not null
) late, lateral (
  select known.name, (regexp_match(late.why, known.pattern))[1] as about
  from (values
    ('lateCancelled', '^The order was cancelled\.$'),
    ('lateReturned', '^The order was returned\.$'),
    ('latePlaced', '^The order is placed already\.$'),
    ('lateOver', '^The time to pay had been over for more than an hour\.$'),
    ('lateMissing', '^Not everything that was ordered is still there\.$'),
    ('lateUnsold', '^(.+) is no longer sold\.$'),
    ('lateRepriced', '^The price of (.+) has changed\.$')
  ) known (name, pattern)
  where late.why ~ known.pattern
  limit 1
) why
where late.site_id = e.site_id and late.id = e.id;
