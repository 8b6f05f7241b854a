import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { couponKey } from '../../../../shared/selling/pricing/coupon-code.ts'
import type { DiscountInput, ScopeInput } from '../../../../shared/selling/pricing/discounts-admin.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { allOf } from '../../../platform/lists.ts'
import { holdRows, takeTurn } from '../../../platform/lock.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { refuseTaken } from '../../../platform/taken.ts'
import { discounts } from './discounts.tables.ts'

const mostDiscounts = 1_000

/** Each bag is priced by all of them. */
const mostAutomatic = 50

/** @throws Refusal `discount.most`, `discount.mostAutomatic`, `discount.code` */
export function createDiscount(ctx: Ctx, input: DiscountInput): Promise<string> {
  return transaction(ctx, async (ctx) => {
    await takeTurn(ctx, 'discounts')
    const known = await ctx.db.$count(discounts, inSite(ctx, discounts))
    if (known >= mostDiscounts) throw refusal('discount.most', { limit: mostDiscounts })
    const insert = ctx.db
      .insert(discounts)
      .values({ ...columnsOf(ctx, input), createdAt: ctx.now() })
      .returning({ id: discounts.id })
    const [added] = await refuseTaken(insert, 'discount.code', codeFault(input))
    if (!added) throw new Error('a new discount was not written')
    await requireFewAutomatic(ctx)
    return added.id
  })
}

/** @throws Refusal `discount.gone`, `discount.stale`, `discount.code`, `discount.mostAutomatic` */
export function changeDiscount(ctx: Ctx, id: string, input: DiscountInput, seen: number): Promise<void> {
  return transaction(ctx, async (ctx) => {
    await takeTurn(ctx, 'discounts')
    const own = inSite(ctx, discounts, eq(discounts.id, id))
    const [before] = await ctx.db
      .select({ revision: discounts.revision })
      .from(discounts)
      .where(own)
      .for('no key update')
    if (!before) throw refusal('discount.gone')
    if (before.revision !== seen) throw refusal('discount.stale')
    const change = ctx.db
      .update(discounts)
      .set({ ...columnsOf(ctx, input), revision: seen + 1 })
      .where(own)
    await refuseTaken(change, 'discount.code', codeFault(input))
    await requireFewAutomatic(ctx)
  })
}

/** @throws Refusal `discount.gone`, `discount.mostAutomatic` */
export function activateDiscounts(ctx: Ctx, ids: string[], active: boolean): Promise<number> {
  return transaction(ctx, async (ctx) => {
    await takeTurn(ctx, 'discounts')
    await holdRows(ctx, discounts, inArray(discounts.id, ids), 'no key update')
    const changed = await ctx.db
      .update(discounts)
      .set({ active, revision: sql`${discounts.revision} + 1`, changedAt: ctx.now() })
      .where(inSite(ctx, discounts, inArray(discounts.id, ids)))
      .returning({ id: discounts.id })
    await requireFewAutomatic(ctx)
    return allOf(ids, changed, 'discount.gone')
  })
}

/** @throws Refusal `discount.gone` */
export function deleteDiscounts(ctx: Ctx, ids: string[]): Promise<number> {
  return transaction(ctx, async (ctx) => {
    await holdRows(ctx, discounts, inArray(discounts.id, ids), 'update')
    const gone = await ctx.db
      .delete(discounts)
      .where(inSite(ctx, discounts, inArray(discounts.id, ids)))
      .returning({ id: discounts.id })
    return allOf(ids, gone, 'discount.gone')
  })
}

async function requireFewAutomatic(ctx: Ctx): Promise<void> {
  const notEnded = or(isNull(discounts.endsAt), gt(discounts.endsAt, ctx.now()))
  const automatic = and(discounts.active, isNull(discounts.codeKey), notEnded)
  const count = await ctx.db.$count(discounts, inSite(ctx, discounts, automatic))
  if (count > mostAutomatic) throw refusal('discount.mostAutomatic', { limit: mostAutomatic })
}

const codeFault = ({ code }: DiscountInput) => ({ field: 'code', code: code ?? '' })

function columnsOf(ctx: Ctx, { code, title, gift, scope, begins, ends, ...input }: DiscountInput) {
  return {
    ...input,
    title: code === null ? title : '',
    ...{ code, codeKey: code === null ? null : couponKey(code) },
    gift: gift.kind === 'pieces' ? { ...gift, on: plainScope(gift.on) } : gift,
    scope: plainScope(scope),
    beginsAt: begins === null ? null : new Date(begins),
    endsAt: ends === null ? null : new Date(ends),
    changedAt: ctx.now(),
  }
}

const plainScope = ({ of, ids }: ScopeInput): ScopeInput => ({ of, ids: of === 'everything' ? [] : ids })
