import { gt, or, type SQL, sql } from 'drizzle-orm'
import type { AddressBody } from '../../../../shared/people/address.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { knownSubjects } from '../buyer-subjects.ts'
import { type DiscountRow, discounts } from './discounts.tables.ts'

/** How often discounts with limits are used, and what this customer did. Their own unpaid order does not count. */
export type Standing = {
  uses: Map<string, number>
  ownUses: Map<string, number>
  hasOrdered: boolean
}

type Customer = {
  userId: string
  address: Pick<AddressBody, 'mobileNumber'> | undefined
  besides: true | undefined
}

/** Locks the discounts that have limits, in the order of their ids. */
export async function holdLimited(ctx: Ctx, which: SQL | undefined): Promise<void> {
  const isLimited = or(gt(discounts.mostUses, 0), gt(discounts.mostPerPerson, 0), discounts.firstOrder)
  await ctx.db
    .select({ id: discounts.id })
    .from(discounts)
    .where(inSite(ctx, discounts, which, isLimited))
    .orderBy(discounts.id)
    .for('no key update')
}

export async function readStanding(ctx: Ctx, rows: DiscountRow[], customer: Customer): Promise<Standing> {
  const limited = rows.filter(({ mostUses }) => mostUses > 0)
  const personal = rows.filter(({ mostPerPerson }) => mostPerPerson > 0)
  const isForFirst = rows.some(({ firstOrder }) => firstOrder)
  const subjects = personal.length > 0 || isForFirst ? await knownSubjects(ctx, customer.userId, customer.address) : []
  const [uses, ownUses, hasOrdered] = await Promise.all([
    countUses(ctx, limited, customer),
    countOwnUses(ctx, personal, customer, subjects),
    isForFirst && hasOrder(ctx, customer, subjects),
  ])
  return { uses, ownUses, hasOrdered }
}

type Count = { id: string; count: number }

const asMap = (rows: Count[]) => new Map(rows.map(({ id, count }) => [id, count]))

/** The customer's unpaid order of the checkout, which a new one there replaces. */
const ownPending = ({ site }: Ctx, { userId, besides }: Customer, orderId: SQL) =>
  besides
    ? sql`false`
    : sql`exists (
  select from orders own where own.site_id = ${site.id} and own.id = ${orderId}
    and own.user_id = ${userId} and own.status = 'PENDING_PAYMENT' and own.taken_by is null)`

/** Counted up to the limit of each. */
async function countUses(ctx: Ctx, rows: DiscountRow[], customer: Customer): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map()
  const { rows: counts } = await ctx.db.execute<Count>(sql`
    select d.id, (select count(*)::int from (
      select 1 from discount_uses u
      where u.site_id = d.site_id and u.discount_id = d.id and u.released_at is null
        and not ${ownPending(ctx, customer, sql`u.order_id`)}
      limit d.most_uses) counted) as count
    from discounts d
    where d.site_id = ${ctx.site.id} and d.id = any(${sql.param(rows.map(({ id }) => id))}::uuid[])`)
  return asMap(counts)
}

/** Uses of this customer's account, and of their phone numbers. */
async function countOwnUses(
  ctx: Ctx,
  rows: DiscountRow[],
  customer: Customer,
  subjects: string[],
): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map()
  const { rows: counts } = await ctx.db.execute<Count>(sql`
    select u.discount_id as id, count(distinct u.order_id)::int as count
    from order_buyers b
      join discount_uses u on u.site_id = b.site_id and u.order_id = b.order_id and u.released_at is null
        and u.discount_id = any(${sql.param(rows.map(({ id }) => id))}::uuid[])
    where b.site_id = ${ctx.site.id} and b.subject = any(${sql.param(subjects)}::text[])
      and not ${ownPending(ctx, customer, sql`b.order_id`)}
    group by u.discount_id`)
  return asMap(counts)
}

/** Whether the account, or one of the phone numbers, has another order that stands. */
async function hasOrder(ctx: Ctx, customer: Customer, subjects: string[]): Promise<boolean> {
  const { db, site } = ctx
  const { userId } = customer
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (
      select from orders o where o.site_id = ${site.id} and o.user_id = ${userId}
        and o.status not in ('PENDING_PAYMENT', 'LAPSED', 'CANCELLED')
    ) or exists (
      select from order_buyers b join orders o on o.site_id = b.site_id and o.id = b.order_id
      where b.site_id = ${site.id} and b.subject = any(${sql.param(subjects)}::text[])
        and o.status not in ('LAPSED', 'CANCELLED')
        and not ${ownPending(ctx, customer, sql`o.id`)}
    ) as found`)
  return rows[0]?.found ?? false
}
