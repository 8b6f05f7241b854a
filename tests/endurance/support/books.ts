import { faultsOf } from '../../../src/server/books/index.ts'
import type { Sql } from './shoppers.ts'

/** Rules of what the shoppers of these tests do, besides those of every shop. Each query returns the violations. */
const shoppersRules: Record<string, string> = {
  'a mail of an order that was never placed': `
    select m.id from mails m where m.once_key like 'order:%:placed' and not exists (
      select from orders o
      where o.site_id = m.site_id and 'order:' || o.id || ':placed' = m.once_key and o.placed_at is not null)`,
  'a placed order whose pieces are still in the bag': `
    select o.id from orders o join order_lines l on l.site_id = o.site_id and l.order_id = o.id
    join cart_items c on c.site_id = o.site_id and c.user_id = o.user_id and c.variant_id = l.variant_id
    where o.status = 'PLACED' and c.created_at < o.placed_at`,
}

/** Invariants once all jobs have run. */
const laterRules: Record<string, string> = {
  'money at the bank that the shop knows nothing of': `
    select b.id from sandbox_payments b left join payments p on p.site_id = b.site_id and p.provider_payment_id = b.id
    where b.status = 'PAID' and coalesce(p.status, '') not in ('PAID', 'REFUND_DUE', 'REFUNDED')`,
  'a placed order without its one mail': `
    select o.id from orders o join users u on u.site_id = o.site_id and u.id = o.user_id
    where u.email like 'shopper-%' and o.placed_at is not null and 1 <> (
      select count(*) from mails m where m.site_id = o.site_id and m.once_key = 'order:' || o.id || ':placed'
        and m.sent_at is not null)`,
}

async function brokenIn(owner: Sql, rules: Record<string, string>): Promise<string[]> {
  const faults: string[] = []
  for (const [name, query] of Object.entries(rules)) {
    const { rows } = await owner.query(query)
    if (rows.length > 0) faults.push(`${name}: ${rows.length}, such as ${JSON.stringify(rows[0])}`)
  }
  return faults
}

/** Violations of the books now; empty if there are none. */
export async function faultsInBooks(owner: Sql): Promise<string[]> {
  const faults = (await faultsOf(owner)).map(({ rule, count, first }) => `${rule}: ${count}, such as ${first}`)
  return [...faults, ...(await brokenIn(owner, shoppersRules))]
}

/** Violations after all jobs have run. */
export function stillOpen(owner: Sql): Promise<string[]> {
  return brokenIn(owner, laterRules)
}
