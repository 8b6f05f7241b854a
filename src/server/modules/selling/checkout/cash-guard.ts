import type { AddressBody } from '../../../../shared/people/address.ts'
import { takesCashAt } from '../../../../shared/selling/cash-rules.ts'
import { formatPrice } from '../../../../shared/selling/money.ts'
import { cashMode } from '../../../../shared/selling/payment-modes.ts'
import { drawingFor } from '../../../../shared/site-now.ts'
import { t } from '../../../../shared/words.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inWords } from '../../../platform/in-words.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import { findAddress, signedInUser } from '../../people/identity/index.ts'
import { readEveryLine } from '../cart/index.ts'
import { hasReceived } from '../orders/index.ts'
import { type Basket, makeBasket } from './basket.ts'
import { countDoorRefusals } from './door-refusals.ts'

const field = 'paymentMode'

type Priced = Pick<Basket, 'currency' | 'quote'> & { address: Pick<AddressBody, 'pincode' | 'mobileNumber'> }

/** Why a customer may not pay this basket in cash on delivery (B226); undefined if they may. */
export async function cashFault(
  ctx: Ctx,
  userId: string,
  { currency, quote, address }: Priced,
): Promise<Refusal | undefined> {
  const { cashOnDelivery: rules } = ctx.site.settings
  const { total, cashFee } = quote
  const money = (amount: number) => formatPrice(amount, currency)
  if (rules.largest > 0 && total > rules.largest) return refusal('cash.largest', { field, limit: money(rules.largest) })
  if (total - cashFee < rules.smallest) return refusal('cash.smallest', { field, limit: money(rules.smallest) })
  if (!takesCashAt(rules, address.pincode)) return refusal('cash.pin', { field, pin: address.pincode })
  if (rules.receivedBefore && !(await hasReceived(ctx, userId))) return refusal('cash.first', { field })
  if (rules.refusals > 0 && (await countDoorRefusals(ctx, userId, address)) >= rules.refusals)
    return refusal('cash.refusedBefore', { field })
}

/** How cash on delivery is offered where it costs a fee, in the language of the request; undefined if it costs none. */
export function cashWithFee({ site: { settings } }: Ctx): string | undefined {
  const { fee } = settings.cashOnDelivery
  if (fee === 0) return undefined
  const amount = formatPrice(fee, settings.currency)
  return drawingFor(settings, () => t('Pay in cash or by UPI when your order arrives, for {amount} more.', { amount }))
}

/**
 * Why the signed-in customer's bag may not be paid in cash on delivery to an address, in the language of the request; null if it may.
 * @throws Refusal `address.notFound`
 */
export async function cashReason(ctx: Ctx, addressId: string): Promise<string | null> {
  const { _id, ...address } = await findAddress(ctx, addressId)
  const lines = (await readEveryLine(ctx)).filter(({ variant }) => variant.published)
  const basket = await makeBasket(ctx, lines, { address, paymentMode: cashMode })
  const fault = await cashFault(ctx, signedInUser(ctx).id, basket)
  return fault ? inWords(ctx, fault) : null
}
