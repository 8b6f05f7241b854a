import { sql } from 'drizzle-orm'
import type { RecordedThings } from '../../module.ts'

export const recorded: RecordedThings = {
  order: {
    columns: sql`'status', t.status, 'payment', t.payment_status, 'cancelled', t.cancelled_amount, 'returned', t.returned_amount, 'reduced', t.reduced_amount,
      'reducedShipping', t.reduced_shipping,
      'total', t.total_amount, 'reservedUntil', t.reserved_until, 'arrivesFrom', t.arrives_from, 'arrivesTo', t.arrives_to,
      'request', t.request->>'kind', 'requestFrom', t.request->>'from', 'requestApproved', t.request->>'approved',
      'pieces', (select jsonb_object_agg(l.sku, to_jsonb(l) - 'sku') from (
          select sku, sum(quantity) as ordered, sum(cancelled) as cancelled, sum(shipped) as shipped, sum(delivered) as delivered,
            sum(returned) as returned, sum(in_return) as "inReturn", sum(replacing) as replacing
          from order_lines where site_id = t.site_id and order_id = t.id group by sku) l),
      'addressCorrections', t.address_revision,
      'goesWith', (select f.number from orders f where f.site_id = t.site_id and f.id = t.goes_with),
      'goingAlong', (select jsonb_agg(a.number order by a.number) from orders a where a.site_id = t.site_id and a.goes_with = t.id),
      'parcels', (select jsonb_object_agg(p.number, jsonb_build_object('state', p.state, 'courier', p.courier,
          'tracking', p.tracking_number, 'link', p.tracking_link))
        from parcels p where p.site_id = t.site_id and p.order_id = t.id),
      'returns', (select jsonb_object_agg(r.id, jsonb_build_object('state', r.state, 'outcome', r.outcome,
          'refund', r.refund_amount))
        from order_returns r where r.site_id = t.site_id and r.order_id = t.id),
      'reviews', (select jsonb_object_agg(r.id, jsonb_build_object('stars', r.stars, 'changed', r.changed_at))
        from reviews r where r.site_id = t.site_id and r.order_id = t.id),
      'refunds', (select jsonb_object_agg(r.id, jsonb_build_object('amount', r.amount, 'state', r.state, 'byHand', r.by_hand,
          'goodwill', r.goodwill))
        from payments p join payment_refunds r on r.site_id = p.site_id and r.payment_id = p.id
        where p.site_id = t.site_id and p.order_id = t.id)`,
    from: sql`orders t`,
    label: sql`'#' || t.number`,
  },
}
