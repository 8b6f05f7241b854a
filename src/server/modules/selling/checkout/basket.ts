import { createHash } from 'node:crypto'
import type { AddressBody } from '../../../../shared/people/address.ts'
import type { CollectedAt } from '../../../../shared/selling/delivery/pick-up.ts'
import { formatPrice } from '../../../../shared/selling/pricing/money.ts'
import type { Quote } from '../../../../shared/selling/pricing/quote.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal, type Spoken } from '../../../platform/refusal.ts'
import { bagOffers, type CartLine, quoteOf } from '../cart/index.ts'
import type { Offers } from '../discounts/index.ts'
import type { NewLine } from '../orders/index.ts'
import { nameToTell } from '../products/index.ts'

/** An order before it is placed: the cart at today's prices, and where it goes. */
export type Basket = {
  lines: CartLine[]
  address: AddressBody
  /** Where it is picked up; undefined if it is delivered. */
  pickUp: CollectedAt | undefined
  currency: string
  quote: Quote
  fingerprint: string
}

/** Where an order goes, and how it is paid. */
type Terms = {
  address: AddressBody
  pickUp?: CollectedAt | undefined
  paymentMode: string
  /** It goes in the parcel of another order. */
  along?: true | undefined
}

/** @param options `holds`: the counts of discounts with limits hold until the transaction ends */
export async function makeBasket(
  ctx: Ctx,
  lines: CartLine[],
  terms: Terms,
  options: { holds?: true } = {},
): Promise<Basket> {
  return basketOf(ctx, lines, await bagOffers(ctx, lines, { address: terms.address, ...options }), terms)
}

/** The basket of lines with these discounts. */
export function basketOf(ctx: Ctx, lines: CartLine[], offers: Offers, { address, pickUp, ...terms }: Terms): Basket {
  const { currency } = ctx.site.settings
  const quote = quoteOf(ctx, lines, offers, { place: address, pickUp, ...terms })
  const basket = { lines, address, pickUp, currency, quote }
  return { ...basket, fingerprint: fingerprintOf(basket) }
}

/** Equal for baskets that look equal to the buyer: pieces, prices, discounts, shipping, taxes, and where it goes. */
function fingerprintOf({ lines, address, pickUp, currency, quote }: Omit<Basket, 'fingerprint'>): string {
  const { total, tax, taxKind } = quote
  const pieces = lines.map(({ quantity, variant }) => [variant.id, quantity, variant.price]).sort()
  const { isDefault: _, ...place } = address
  const discounts = quote.discounts.map(({ id, amount, shipping }) => [id, amount, shipping])
  const parts = [pieces, Object.entries(place).sort(), currency, total, tax, taxKind, discounts]
  // Two places may have one address.
  const there = pickUp ? [pickUp.id, ...(pickUp.businessAddress ? [pickUp.businessAddress] : [])] : []
  const text = JSON.stringify([...parts, ...there])
  return createHash('sha256').update(text).digest('base64url')
}

/** The bag as the checkout showed it (B164): total (paise), pieces in all and of each variant. A client that sends none accepts today's bag. */
export type Seen = {
  total?: number | undefined
  pieces?: number | undefined
  items?: ReadonlyMap<string, number> | undefined
}

/** True if the customer saw exactly these pieces and this total. */
export function isAsSeen(basket: Basket, { total, pieces, items }: Seen): boolean {
  return total === basket.quote.total && pieces === piecesIn(basket) && unseenLine(basket, items) === undefined
}

/**
 * A total or count below what was shown is fine.
 * @throws Refusal `checkout.dearer`, `checkout.morePieces`, `checkout.otherItems` if the order exceeds what was shown
 */
export async function requireAsSeen(
  ctx: Ctx,
  basket: Basket,
  { total: seen, pieces: counted, items }: Seen,
): Promise<void> {
  const { currency } = basket
  const { total } = basket.quote
  if (seen !== undefined && total > seen)
    throw refusal('checkout.dearer', { total: formatPrice(total, currency), seen: formatPrice(seen, currency) })
  const pieces = piecesIn(basket)
  if (counted !== undefined && pieces > counted) throw refusal('checkout.morePieces', { pieces, seen: counted })
  const unseen = unseenLine(basket, items)
  if (unseen) throw refusal('checkout.otherItems', { name: await nameToTell(ctx, unseen.variant) })
}

/** A line with more pieces than were shown of its variant. */
function unseenLine({ lines }: Basket, items: Seen['items']): CartLine | undefined {
  return items && lines.find(({ quantity, variant }) => quantity > (items.get(variant.id) ?? 0))
}

const piecesIn = ({ lines }: Basket): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** @throws Refusal `cart.outOfStock`, `cart.onlyLeft` naming the first variant short of stock */
export async function requireStock(ctx: Ctx, { lines }: Basket): Promise<void> {
  const short = lines.find(({ quantity, variant }) => variant.stock < quantity)
  if (short) throw tooLittle(await nameToTell(ctx, short.variant), short.variant.stock)
}

export function tooLittle(name: string | Spoken, left: number, at: { field?: string } = {}) {
  return left > 0 ? refusal('cart.onlyLeft', { ...at, name, left }) : refusal('cart.outOfStock', { ...at, name })
}

/** Order lines: a snapshot of the variants and of their quote, which later changes don't affect. Requires stock for all pieces. */
export function orderLinesOf({ lines, quote }: Pick<Basket, 'lines' | 'quote'>): NewLine[] {
  return quote.lines.flatMap(({ rate, tax, centreTax, discounts }, index) => {
    const line = lines[index]
    return line ? [{ ...snapshotOf(line), gstRate: rate, discounts, taxAmount: tax, centreTaxAmount: centreTax }] : []
  })
}

const snapshotOf = ({ quantity, variant }: CartLine) => ({
  variantId: variant.id,
  productId: variant.productId,
  name: variant.name,
  productPath: variant.path,
  sku: variant.sku,
  options: variant.options,
  mediaId: variant.image?.id ?? null,
  hsn: variant.hsn,
  quantity,
  unitPrice: variant.price,
  unitMrp: variant.mrp,
})
