import { and, eq, gt, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { AddressBody } from '../../../../shared/people/address.ts'
import { couponKey } from '../../../../shared/selling/pricing/coupon-code.ts'
import type { DiscountRule, DiscountScope } from '../../../../shared/selling/pricing/discount-rules.ts'
import type { ScopeInput } from '../../../../shared/selling/pricing/discounts-admin.ts'
import { dayIn } from '../../../../shared/zoned-time.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { inTheirLanguage, reasonOf } from './discount-texts.ts'
import { type DiscountRow, discounts } from './discounts.tables.ts'
import { type Groups, groupsOf } from './groups.ts'
import { holdLimited, readStanding, type Standing } from './standing.ts'

/** Discounts that a customer may have now, for any bag of these products. */
export type Offers = {
  rules: DiscountRule[]
  /** The groups of each product, for the scopes of the rules. */
  groups: Groups
  /** The coupon of the bag, and why this customer cannot use it now; null without one. */
  coupon: { code: string; id: string | null; fault: Refusal | undefined } | null
}

type Asked = {
  userId: string
  productIds: string[]
  /** As the customer typed it. */
  coupon: string | undefined
  address?: Pick<AddressBody, 'mobileNumber'>
  /** The customer's unpaid order is not replaced by this one, so its uses count. */
  besides?: true
  /** Locks the discounts that have limits until the transaction ends, so that their counts hold. */
  holds?: true
}

/** The discounts active for a customer, in their language, and the coupon's outcome. */
export async function offersFor(
  ctx: Ctx,
  { userId, productIds, coupon, address, besides, holds }: Asked,
): Promise<Offers> {
  const key = coupon === undefined ? '' : couponKey(coupon)
  const which = or(isOnByItself(ctx), key === '' ? undefined : eq(discounts.codeKey, key))
  if (holds) await holdLimited(ctx, which)
  const rows = await ctx.db
    .select()
    .from(discounts)
    .where(inSite(ctx, discounts, which))
  const [named, standing, groups] = await Promise.all([
    inTheirLanguage(ctx, rows),
    readStanding(ctx, rows, { userId, address, besides }),
    groupsOf(ctx, rows, productIds),
  ])
  const own = key === '' ? undefined : rows.find(({ codeKey }) => codeKey === key)
  const fault = coupon === undefined ? undefined : couponFault(ctx, coupon, own, standing)
  const usable = named.filter((row) => (row.id === own?.id ? !fault : isFree(row, standing)))
  const rules = usable.map((row) => ruleOf(ctx, row))
  return {
    rules,
    groups,
    coupon: coupon === undefined ? null : { code: own?.code ?? coupon, id: own?.id ?? null, fault },
  }
}

/**
 * The discount of a code, as the owner spells it.
 * @throws Refusal `coupon.unknown`, `coupon.ended`, `coupon.notBegun`, `coupon.usedUp`, `coupon.usedByYou`, `coupon.firstOrder`
 */
export async function requireCoupon(ctx: Ctx, userId: string, typed: string): Promise<string> {
  const { coupon } = await offersFor(ctx, { userId, productIds: [], coupon: typed })
  if (coupon?.fault) throw coupon.fault
  return coupon?.code ?? typed
}

function isOnByItself(ctx: Ctx): SQL | undefined {
  const now = ctx.now()
  return and(
    discounts.active,
    isNull(discounts.codeKey),
    or(isNull(discounts.beginsAt), lte(discounts.beginsAt, now)),
    or(isNull(discounts.endsAt), gt(discounts.endsAt, now)),
  )
}

/** Why a customer cannot use a code, whatever is in their bag. */
function couponFault(ctx: Ctx, typed: string, row: DiscountRow | undefined, standing: Standing): Refusal | undefined {
  const field = 'code'
  if (!row) return refusal('coupon.unknown', { field, code: typed })
  const code = row.code ?? typed
  const now = ctx.now()
  if (!row.active || (row.endsAt && row.endsAt <= now)) return refusal('coupon.ended', { field, code })
  if (row.beginsAt && row.beginsAt > now)
    return refusal('coupon.notBegun', { field, code, date: new Date(dayIn(row.beginsAt, ctx.site.settings.timeZone)) })
  if (isUsedUp(row, standing)) return refusal('coupon.usedUp', { field, code })
  if (isUsedByThem(row, standing)) return refusal('coupon.usedByYou', { field, code })
  if (row.firstOrder && standing.hasOrdered) return refusal('coupon.firstOrder', { field, code })
  return undefined
}

const isUsedUp = ({ id, mostUses }: DiscountRow, { uses }: Standing) => mostUses > 0 && (uses.get(id) ?? 0) >= mostUses

const isUsedByThem = ({ id, mostPerPerson }: DiscountRow, { ownUses }: Standing) =>
  mostPerPerson > 0 && (ownUses.get(id) ?? 0) >= mostPerPerson

const isFree = (row: DiscountRow, standing: Standing) =>
  !isUsedUp(row, standing) && !isUsedByThem(row, standing) && !(row.firstOrder && standing.hasOrdered)

function ruleOf({ site }: Ctx, row: DiscountRow): DiscountRule {
  const { id, code, gift, scope, leastAmount, leastPieces, priority, combines } = row
  return {
    ...{ id, code, priority, combines },
    reason: reasonOf(site, row),
    gift: gift.kind === 'pieces' ? { ...gift, on: scopeOf(gift.on) } : gift,
    on: scopeOf(scope),
    least: leastAmount,
    pieces: leastPieces,
  }
}

const scopeOf = ({ of, ids }: ScopeInput): DiscountScope => (of === 'everything' ? null : new Set(ids))
