import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { AddressBody } from '../../../../shared/people/address.ts'
import type { OrderStatus } from '../../../../shared/selling/orders/order-statuses.ts'
import type { QuotedDiscount } from '../../../../shared/selling/pricing/quote.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { buyerSubjects } from '../buyer-subjects.ts'
import { discounts, discountUses, orderBuyers } from './discounts.tables.ts'

type Ordered = { id: string; userId: string; address: Pick<AddressBody, 'mobileNumber'>; discounts: QuotedDiscount[] }

/**
 * Notes who made an order and which discounts it uses. Call it with the discounts held (`offersFor`). One without limits may have been
 * deleted since the order was priced: the order keeps what it took off, and its uses are no longer counted.
 */
export async function noteUses(ctx: Ctx, { id: orderId, userId, address, discounts: given }: Ordered): Promise<void> {
  const subjects = await buyerSubjects(ctx, userId, address)
  await ctx.db.insert(orderBuyers).values(subjects.map((subject) => ({ subject, orderId })))
  const left = await holdLeft(
    ctx,
    given.map(({ id }) => id),
  )
  const used = given.filter(({ id }) => left.has(id))
  if (used.length === 0) return
  await ctx.db
    .insert(discountUses)
    .values(used.map(({ id, amount, shipping }) => ({ discountId: id, orderId, amount: amount + shipping })))
}

/** Those of these discounts that are not deleted, which they cannot be until the transaction ends. */
async function holdLeft(ctx: Ctx, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await ctx.db
    .select({ id: discounts.id })
    .from(discounts)
    .where(inSite(ctx, discounts, inArray(discounts.id, ids)))
    .orderBy(discounts.id)
    .for('key share')
  return new Set(rows.map(({ id }) => id))
}

/** Uses follow their order: they are released when it lapses or is cancelled, and count again when it is placed after all. */
export async function followOrder(ctx: Ctx, orderId: string, from: OrderStatus, to: OrderStatus): Promise<void> {
  const own = eq(discountUses.orderId, orderId)
  if (to === 'LAPSED' || to === 'CANCELLED')
    await ctx.db
      .update(discountUses)
      .set({ releasedAt: ctx.now() })
      .where(inSite(ctx, discountUses, and(own, isNull(discountUses.releasedAt))))
  if (from === 'LAPSED' && to === 'PLACED')
    await ctx.db
      .update(discountUses)
      .set({ releasedAt: null })
      .where(inSite(ctx, discountUses, own))
}

/**
 * Whether the discounts of a lapsed order can still be used once more. Holds them until the transaction ends. A discount that
 * ended meanwhile does: the order was made in its time.
 */
export async function canUseAgain({ db, site }: Ctx, order: { id: string }): Promise<boolean> {
  const ofOrder = sql`select discount_id from discount_uses where site_id = ${site.id} and order_id = ${order.id}`
  await db.execute(sql`
    select from discounts where site_id = ${site.id} and id in (${ofOrder}) order by id for no key update`)
  const { rows } = await db.execute<{ id: string }>(sql`
    select d.id from discounts d
    where d.site_id = ${site.id} and d.id in (${ofOrder}) and (
      (d.most_uses > 0 and d.most_uses <= (
        select count(*) from (select 1 from discount_uses u
          where u.site_id = d.site_id and u.discount_id = d.id and u.released_at is null limit d.most_uses) counted))
      or (d.most_per_person > 0 and d.most_per_person <= (
        select count(distinct u.order_id) from order_buyers own
          join order_buyers b on b.site_id = own.site_id and b.subject = own.subject
          join discount_uses u on u.site_id = b.site_id and u.order_id = b.order_id
            and u.discount_id = d.id and u.released_at is null
        where own.site_id = d.site_id and own.order_id = ${order.id}))
      or (d.first_order and exists (
        select from order_buyers own
          join order_buyers b on b.site_id = own.site_id and b.subject = own.subject and b.order_id <> own.order_id
          join orders o on o.site_id = b.site_id and o.id = b.order_id and o.status not in ('LAPSED', 'CANCELLED')
        where own.site_id = d.site_id and own.order_id = ${order.id})))
    limit 1`)
  return rows.length === 0
}
