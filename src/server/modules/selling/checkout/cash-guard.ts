import type { AddressBody } from '../../../../shared/people/address.ts'
import { takesCashAt } from '../../../../shared/selling/payments/cash-rules.ts'
import { cashMode } from '../../../../shared/selling/payments/payment-modes.ts'
import { formatPrice } from '../../../../shared/selling/pricing/money.ts'
import { drawingFor } from '../../../../shared/site-now.ts'
import { t } from '../../../../shared/words.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inWords } from '../../../platform/in-words.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import { signedInUser } from '../../people/identity/index.ts'
import { readEveryLine } from '../cart/index.ts'
import { hasReceived } from '../orders/index.ts'
import { type Basket, makeBasket } from './basket.ts'
import { countDoorRefusals } from './door-refusals.ts'
import { goingTo, type Where } from './going-to.ts'

const field = 'paymentMode'

type Priced = Pick<Basket, 'currency' | 'quote'> & {
  address: Pick<AddressBody, 'pincode' | 'mobileNumber'>
  pickUp?: Basket['pickUp']
}

/**
 * Why a customer may not pay this basket in cash on delivery (B226); undefined if they may. Rules of PIN codes are about couriers: what
 * is picked up is paid where its place takes cash (B297).
 */
export async function cashFault(
  ctx: Ctx,
  userId: string,
  { currency, quote, address, pickUp }: Priced,
): Promise<Refusal | undefined> {
  const { cashOnDelivery: rules } = ctx.site.settings
  const { total, cashFee } = quote
  if (pickUp && !pickUp.cash) return refusal('pickUp.cash', { field, name: pickUp.name })
  const money = (amount: number) => formatPrice(amount, currency)
  const tooMuch = tooMuchCash(ctx, { currency, total }, field)
  if (tooMuch) return tooMuch
  if (total - cashFee < rules.smallest) return refusal('cash.smallest', { field, limit: money(rules.smallest) })
  if (!pickUp && !takesCashAt(rules, address.pincode)) return refusal('cash.pin', { field, pin: address.pincode })
  if (rules.receivedBefore && !(await hasReceived(ctx, userId))) return refusal('cash.first', { field })
  if (rules.refusals > 0 && (await countDoorRefusals(ctx, userId, address)) >= rules.refusals)
    return refusal('cash.refusedBefore', { field })
}

/** Why an order of this total is too large for cash on delivery; undefined if it is not. */
export function tooMuchCash(
  { site }: Ctx,
  { total, currency }: { total: number; currency: string },
  field: string,
): Refusal | undefined {
  const { largest } = site.settings.cashOnDelivery
  if (largest === 0 || total <= largest) return undefined
  return refusal('cash.largest', { field, limit: formatPrice(largest, currency) })
}

/** How cash is offered for orders that are picked up. */
export const cashAtShop = { title: 'Pay when you collect', description: 'You pay in cash or by UPI at the shop.' }

/** How cash on delivery is offered where it costs a fee, in the language of the request; undefined if it costs none. */
export function cashWithFee({ site: { settings } }: Ctx): string | undefined {
  const { fee } = settings.cashOnDelivery
  if (fee === 0) return undefined
  const amount = formatPrice(fee, settings.currency)
  return drawingFor(settings, () => t('Pay in cash or by UPI when your order arrives, for {amount} more.', { amount }))
}

/**
 * Why the signed-in customer's bag may not be paid in cash where it goes, in the language of the request; null if it may.
 * @throws Refusal `address.notFound`, `pickUp.gone`
 */
export async function cashReason(ctx: Ctx, where: Where): Promise<string | null> {
  const goesTo = await goingTo(ctx, where)
  const lines = (await readEveryLine(ctx)).filter(({ variant }) => variant.published)
  const basket = await makeBasket(ctx, lines, { ...goesTo, paymentMode: cashMode })
  const fault = await cashFault(ctx, signedInUser(ctx).id, basket)
  return fault ? inWords(ctx, fault) : null
}
