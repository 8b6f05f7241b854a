import { eq } from 'drizzle-orm'
import type { AddressBody } from '../../../../shared/people/address.ts'
import type { Cart } from '../../../../shared/selling/bag/cart.ts'
import { lackingFor } from '../../../../shared/selling/pricing/discount-rules.ts'
import { formatPrice } from '../../../../shared/selling/pricing/money.ts'
import type { Quote } from '../../../../shared/selling/pricing/quote.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { inWords } from '../../../platform/in-words.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { lockPerson, signedInUser } from '../../people/identity/index.ts'
import { type Offers, offersFor, requireCoupon } from '../discounts/index.ts'
import { cartCoupons } from './cart.tables.ts'
import { type CartLine, piecesOf } from './quote-cart.ts'

const mine = (ctx: Ctx) => inSite(ctx, cartCoupons, eq(cartCoupons.userId, signedInUser(ctx).id))

/**
 * The discounts that the signed-in customer may have now, with the coupon of their bag.
 * @param options `address` of the parcel, once it is known; `holds` as in `offersFor`
 */
export async function bagOffers(
  ctx: Ctx,
  lines: CartLine[],
  options: { address?: Pick<AddressBody, 'mobileNumber'>; holds?: true } = {},
): Promise<Offers> {
  const productIds = [...new Set(lines.map(({ variant }) => variant.productId))]
  const coupon = await readCoupon(ctx)
  return offersFor(ctx, { userId: signedInUser(ctx).id, productIds, coupon, ...options })
}

/** The code in the signed-in customer's bag. */
export async function readCoupon(ctx: Ctx): Promise<string | undefined> {
  const [row] = await ctx.db.select({ code: cartCoupons.code }).from(cartCoupons).where(mine(ctx))
  return row?.code
}

/**
 * Puts a coupon into the bag, instead of the one before. It stays there while the bag lacks something for it.
 * @throws Refusal as `requireCoupon`
 */
export function putCoupon(ctx: Ctx, typed: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    await lockPerson(ctx)
    const { id: userId } = signedInUser(ctx)
    const code = await requireCoupon(ctx, userId, typed)
    await ctx.db
      .insert(cartCoupons)
      .values({ userId, code })
      .onConflictDoUpdate({ target: [cartCoupons.siteId, cartCoupons.userId], set: { code } })
  })
}

/** Idempotent: a bag without a coupon stays as it is. */
export async function dropCoupon(ctx: Ctx): Promise<void> {
  await ctx.db.delete(cartCoupons).where(mine(ctx))
}

/** The bag's coupon, and in the language of the request why it takes nothing off. */
export function couponOf(ctx: Ctx, lines: CartLine[], offers: Offers, quote: Quote): Cart['coupon'] {
  if (!offers.coupon) return null
  const fault = whyNoCoupon(ctx, lines, offers, quote)
  const { code } = offers.coupon
  return { code, fault: fault ? inWords(ctx, fault) : null }
}

/** Why a coupon takes nothing off these lines; undefined if it does, or if there is none. */
export function whyNoCoupon(
  ctx: Ctx,
  lines: CartLine[],
  { coupon, rules, groups }: Offers,
  quote: Quote,
): Refusal | undefined {
  if (!coupon || coupon.fault) return coupon?.fault
  const { id, code } = coupon
  if (lines.length === 0 || quote.discounts.some((discount) => discount.id === id)) return undefined
  const rule = rules.find((rule) => rule.id === id)
  const lacks = rule && lackingFor(rule, piecesOf(lines, { groups }))
  if (lacks?.is === 'scope') return refusal('coupon.products', { code })
  if (lacks?.is === 'pieces') return refusal('coupon.pieces', { code, count: lacks.pieces })
  if (lacks?.is === 'amount')
    return refusal('coupon.amount', { code, amount: formatPrice(lacks.amount, ctx.site.settings.currency) })
  if (lacks?.is === 'gift') return refusal('coupon.gift', { code })
  if (rule?.gift.kind === 'delivery' && quote.shipping === quote.cashFee) return refusal('coupon.delivered', { code })
  const stands = ({ id }: { id: string }) => !rules.find((rule) => rule.id === id)?.combines
  const other = rule?.combines ? quote.discounts.find(stands) : quote.discounts[0]
  return other ? refusal('coupon.combines', { code, other: other.reason }) : refusal('coupon.nothing', { code })
}
