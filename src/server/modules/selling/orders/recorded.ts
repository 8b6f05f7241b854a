import { sql } from 'drizzle-orm'
import type { RecordedThings } from '../../module.ts'

export const recorded: RecordedThings = {
  order: {
    columns: sql`'status', t.status, 'payment', t.payment_status, 'courier', t.courier, 'tracking', t.tracking_number,
      'total', t.total_amount, 'arrivesFrom', t.arrives_from, 'arrivesTo', t.arrives_to,
      'request', t.request->>'kind', 'requestFrom', t.request->>'from', 'requestApproved', t.request->>'approved',
      'reviews', (select jsonb_object_agg(r.id, jsonb_build_object('stars', r.stars, 'changed', r.changed_at))
        from reviews r where r.site_id = t.site_id and r.order_id = t.id),
      'refunds', (select jsonb_object_agg(r.id, jsonb_build_object('amount', r.amount, 'state', r.state, 'byHand', r.by_hand))
        from payments p join payment_refunds r on r.site_id = p.site_id and r.payment_id = p.id
        where p.site_id = t.site_id and p.order_id = t.id)`,
    from: sql`orders t`,
    label: sql`'#' || t.number`,
  },
}
