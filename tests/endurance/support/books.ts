import type { Sql } from './shoppers.ts'

/** Invariants of a shop's books at all times. Each query returns the violations. */
const rules: Record<string, string> = {
  'stock that is not the sum of its moves': `
    select v.id from variants v
    where v.stock <> (select coalesce(sum(quantity), 0) from stock_moves m where m.site_id = v.site_id and m.variant_id = v.id)`,
  'an order without lines, or whose lines do not make its amount': `
    select o.id from orders o
    where o.items_amount is distinct from (
      select sum(quantity * unit_price) from order_lines l where l.site_id = o.site_id and l.order_id = o.id)`,
  'an order whose taxes are not those of its lines and its shipping': `
    select o.id from orders o
    where o.tax_amount is distinct from (
      select sum(tax_amount) from order_lines l where l.site_id = o.site_id and l.order_id = o.id
    ) + (select coalesce(sum((part->>'tax')::bigint), 0) from jsonb_array_elements(o.shipping_taxes) part)`,
  'an order whose state is not its last event': `
    select o.id from orders o
    where o.status not in ('CANCELLED', 'RETURNED') and not exists (
      select from order_events e where e.site_id = o.site_id and e.order_id = o.id and e.kind = o.status)`,
  'an order that holds other pieces than its lines': `
    select o.id from orders o join order_lines l on l.site_id = o.site_id and l.order_id = o.id
    where l.quantity * (o.status not in ('LAPSED', 'CANCELLED', 'RETURNED'))::int <> -(
      select coalesce(sum(quantity), 0) from stock_moves m
      where m.site_id = o.site_id and m.order_id = o.id and m.variant_id = l.variant_id)`,
  'numbers of orders with gaps': `
    select site_id from orders group by site_id having max(number) - min(number) + 1 <> count(*)`,
  'an order number that is given again': `
    select n.site_id from order_numbers n where n.last <> (select max(number) from orders o where o.site_id = n.site_id)`,
  'an order paid without one payment of its amount': `
    select o.id from orders o
    where o.payment_status = 'PAID' and o.payment_mode = 'sandbox' and 1 <> (
      select count(*) from payments p
      where p.site_id = o.site_id and p.order_id = o.id and p.status = 'PAID' and p.amount = o.total_amount)`,
  'a payment counted for an order that is not paid': `
    select p.id from payments p join orders o on o.site_id = p.site_id and o.id = p.order_id
    where p.status = 'PAID' and (o.payment_status not in ('PAID', 'REFUND_DUE', 'REFUNDED') or o.placed_at is null)`,
  'an order that was placed twice': `
    select order_id from order_events where kind = 'PLACED' group by site_id, order_id having count(*) > 1`,
  'a mail of an order that was never placed': `
    select m.id from mails m where m.once_key like 'order:%:placed' and not exists (
      select from orders o
      where o.site_id = m.site_id and 'order:' || o.id || ':placed' = m.once_key and o.placed_at is not null)`,
  'somebody with two orders that wait for payment': `
    select user_id from orders where status = 'PENDING_PAYMENT' group by site_id, user_id having count(*) > 1`,
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

async function faultsOf(owner: Sql, checked: Record<string, string>): Promise<string[]> {
  const faults: string[] = []
  for (const [name, query] of Object.entries(checked)) {
    const { rows } = await owner.query(query)
    if (rows.length > 0) faults.push(`${name}: ${rows.length}, such as ${JSON.stringify(rows[0])}`)
  }
  return faults
}

/** Violations of the books now; empty if there are none. */
export function faultsInBooks(owner: Sql): Promise<string[]> {
  return faultsOf(owner, rules)
}

/** Violations after all jobs have run. */
export function stillOpen(owner: Sql): Promise<string[]> {
  return faultsOf(owner, laterRules)
}
