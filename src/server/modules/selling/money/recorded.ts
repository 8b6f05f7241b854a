import { sql } from 'drizzle-orm'
import type { RecordedThings } from '../../module.ts'

export const recorded: RecordedThings = {
  payment: {
    columns: sql`'status', t.status, 'amount', t.amount, 'order', (select '#' || o.number from orders o where o.site_id = t.site_id and o.id = t.order_id),
      'refunds', (select jsonb_object_agg(r.id, jsonb_build_object('amount', r.amount, 'state', r.state))
        from payment_refunds r where r.site_id = t.site_id and r.payment_id = t.id),
      'note', t.noted`,
    from: sql`payments t`,
    label: sql`coalesce(t.reference, (select '#' || o.number from orders o where o.site_id = t.site_id and o.id = t.order_id), t.id::text)`,
  },
}
