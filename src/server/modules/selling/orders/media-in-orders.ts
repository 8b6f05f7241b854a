import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'

/** Pictures in past orders: a `MediaUse` with one row per picture, however many orders. */
export function mediaInOrders({ site }: Ctx): SQL {
  return sql`
    select m.id as media_id, 'order' as kind, 'Orders of the past' as title, '' as ref, '/admin/orders' as href
    from media m
    where m.site_id = ${site.id}
      and exists (select 1 from order_lines l where l.site_id = m.site_id and l.media_id = m.id)`
}
