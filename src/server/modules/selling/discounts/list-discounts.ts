import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm'
import { couponKey } from '../../../../shared/selling/pricing/coupon-code.ts'
import type {
  DiscountCounts,
  DiscountFilters,
  DiscountList,
  DiscountRow,
  DiscountState,
  EditableDiscount,
  ScopeInput,
} from '../../../../shared/selling/pricing/discounts-admin.ts'
import type { Ctx } from '../../../platform/context.ts'
import { containsPlain, inOrder, pageOf } from '../../../platform/lists.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { discounts, type DiscountRow as Row } from './discounts.tables.ts'

/** Counts and sums of uses that stand, from their index. */
const uses = sql<{
  uses: number
  taken: number
}>`(select jsonb_build_object('uses', count(*), 'taken', coalesce(sum(u.amount), 0))
  from discount_uses u where u.site_id = discounts.site_id and u.discount_id = discounts.id and u.released_at is null)`

const stateOf = (ctx: Ctx) => sql<DiscountState>`case when not ${discounts.active} then 'OFF'
  when ${discounts.endsAt} <= ${ctx.now()} then 'ENDED' when ${discounts.beginsAt} > ${ctx.now()} then 'SCHEDULED'
  else 'ACTIVE' end`

const nameOf = sql`coalesce(${discounts.code}, ${discounts.title})`

/** Finds a discount by a part of its code or title. */
function alike(q: string | undefined): SQL | undefined {
  const key = couponKey(q ?? '')
  return key === ''
    ? undefined
    : sql`(strpos(${discounts.codeKey}, ${key}) > 0 or ${containsPlain(discounts.title, q)} and ${discounts.title} <> '')`
}

export async function listForStaff(ctx: Ctx, query: DiscountList): Promise<{ data: DiscountRow[]; total: number }> {
  const state = stateOf(ctx)
  const { currency } = ctx.site.settings
  const where = inSite(ctx, discounts, and(alike(query.q), query.state ? eq(state, query.state) : undefined))
  const by = { created: discounts.createdAt, name: sql`plain_text(${nameOf})`, ends: discounts.endsAt }[query.sort]
  const { rows, total } = await pageOf(
    query,
    ctx.db
      .select({ row: discounts, state, uses })
      .from(discounts)
      .where(where)
      .orderBy(...inOrder(query.order, by), asc(discounts.id)),
    ctx.db.$count(discounts, where),
  )
  const data = rows.map(({ row, state, uses }) => ({
    ...{ _id: row.id, code: row.code, title: row.title, gift: row.gift, state, mostUses: row.mostUses, currency },
    scope: { of: row.scope.of, count: row.scope.ids.length },
    ...instantsOf(row),
    ...uses,
  }))
  return { data, total }
}

/** Counts the discounts that match the search, by state. */
export async function countForStaff(ctx: Ctx, { q }: DiscountFilters): Promise<DiscountCounts> {
  const rows = await ctx.db
    .select({ state: sql<DiscountState>`state`, found: count() })
    .from(
      ctx.db
        .select({ state: stateOf(ctx).as('state') })
        .from(discounts)
        .where(inSite(ctx, discounts, alike(q)))
        .as('found'),
    )
    .groupBy(sql`state`)
  const found = (state: DiscountState) => rows.find((row) => row.state === state)?.found ?? 0
  const by = { ACTIVE: found('ACTIVE'), SCHEDULED: found('SCHEDULED'), ENDED: found('ENDED'), OFF: found('OFF') }
  return { all: rows.reduce((sum, { found }) => sum + found, 0), by }
}

/**
 * A discount with all that can be edited. Products, categories and collections that were deleted are left out of its scopes.
 * @throws Refusal `discount.gone`
 */
export async function readForStaff(ctx: Ctx, id: string): Promise<EditableDiscount> {
  const [found] = await ctx.db
    .select({ row: discounts, state: stateOf(ctx), uses })
    .from(discounts)
    .where(inSite(ctx, discounts, eq(discounts.id, id)))
  if (!found) throw refusal('discount.gone')
  const { row, state } = found
  const { code, title, gift, leastAmount, leastPieces, firstOrder, mostUses, mostPerPerson, priority, combines } = row
  return {
    ...{ _id: id, code, title, leastAmount, leastPieces, firstOrder, mostUses, mostPerPerson, priority, combines },
    gift: gift.kind === 'pieces' ? { ...gift, on: await scopeLeft(ctx, gift.on) } : gift,
    scope: await scopeLeft(ctx, row.scope),
    ...instantsOf(row),
    ...found.uses,
    ...{ active: row.active, state, revision: row.revision },
  }
}

const instantsOf = ({ beginsAt, endsAt }: Row) => ({
  begins: beginsAt?.toISOString() ?? null,
  ends: endsAt?.toISOString() ?? null,
})

const tables = {
  products: sql`products where deleted is null and`,
  categories: sql`categories where`,
  collections: sql`collections where`,
}

async function scopeLeft({ db, site }: Ctx, { of, ids }: ScopeInput): Promise<ScopeInput> {
  if (of === 'everything' || ids.length === 0) return { of, ids: [] }
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from ${tables[of]} site_id = ${site.id} and id = any(${sql.param(ids)}::uuid[])`,
  )
  const left = new Set(rows.map(({ id }) => id))
  return { of, ids: ids.filter((id) => left.has(id)) }
}
