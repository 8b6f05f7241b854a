import { sql } from 'drizzle-orm'
import type { AddressedSample } from '../../ground/samples/index.ts'

/** Groups have no address. */
export const pageSample: AddressedSample = {
  kind: 'page',
  from: sql`pages t`,
  where: sql`t.kind in ('page', 'group') and t.deleted_at is null`,
  path: sql`case t.kind when 'page' then t.key end`,
}
