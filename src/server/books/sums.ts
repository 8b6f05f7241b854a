import type { Owner } from './owner.ts'

/** Sums of a site with orders or pieces. Amounts are minor units. */
export type Sums = {
  site: string
  currency: string
  orders: number
  /** Orders that were placed: their totals, and what cancelled and returned pieces and lowered prices took from them. */
  ordered: bigint
  cancelled: bigint
  returned: bigint
  reduced: bigint
  /**
   * Payments that arrived, and of them what was paid back or is on its way back, how much of that is goodwill, what is still due to be, and what
   * no order has and staff settled elsewhere (B335), such as sales of another program.
   */
  paid: bigint
  back: bigint
  goodwill: bigint
  due: bigint
  elsewhere: bigint
  /** Pieces that came into stock and left it, by hand and with orders, and those that are there: the sum of both. */
  came: bigint
  left: bigint
  stock: bigint
}

const query = `
  select s.name as site, s.settings->>'currency' as currency,
    o.orders, o.ordered, o.cancelled, o.returned, o.reduced, p.paid, p.back, g.goodwill, p.due, p.elsewhere, m.came, m.gone as left, v.stock
  from sites s
  cross join lateral (
    select count(*) as orders, coalesce(sum(total_amount), 0) as ordered, coalesce(sum(cancelled_amount), 0) as cancelled,
      coalesce(sum(returned_amount), 0) as returned, coalesce(sum(reduced_amount), 0) as reduced
    from orders where site_id = s.id and placed_at is not null) o
  cross join lateral (
    select coalesce(sum(amount), 0) as paid, coalesce(sum(back), 0) as back,
      coalesce(sum(case when noted_at is not null then 0 when status = 'PAID' then greatest(owed - back, 0)
        when status = 'REFUND_DUE' then amount - back else 0 end), 0) as due,
      coalesce(sum(amount - back) filter (where noted_at is not null), 0) as elsewhere
    from payments where site_id = s.id and status in ('PAID', 'REFUND_DUE', 'REFUNDED')) p
  cross join lateral (
    select coalesce(sum(goodwill), 0) as goodwill from payment_refunds where site_id = s.id and state <> 'FAILED') g
  cross join lateral (
    select coalesce(sum(quantity) filter (where quantity > 0), 0) as came,
      coalesce(-sum(quantity) filter (where quantity < 0), 0) as gone
    from stock_moves where site_id = s.id) m
  cross join lateral (select coalesce(sum(stock), 0) as stock from variants where site_id = s.id) v
  where o.orders > 0 or v.stock > 0 or m.came > 0
  order by s.id`

/** Sums of each site, as the database has them. */
export async function sumsOfSites(owner: Owner): Promise<Sums[]> {
  const { rows } = await owner.query(query)
  return rows.map(({ site, currency, orders, ...sums }) => ({
    ...{ site, currency: currency ?? 'INR', orders: Number(orders) },
    ...(Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, BigInt(String(sum))])) as Amounts),
  }))
}

type Amounts = Omit<Sums, 'site' | 'currency' | 'orders'>
