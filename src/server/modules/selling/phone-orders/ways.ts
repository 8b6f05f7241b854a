import type { Place } from '../../../../shared/selling/delivery/zones.ts'
import { cashMode } from '../../../../shared/selling/payments/payment-modes.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import { cashFault, linkWays } from '../checkout/index.ts'
import { deliveryTo } from '../delivery/index.ts'
import { offeredWays } from '../payments/index.ts'

const field = 'paymentMode'

/** Why an order cannot be paid by a link; undefined if it can. */
export async function linkFault(ctx: Ctx): Promise<Refusal | undefined> {
  return (await linkWays(ctx)).length === 0 ? refusal('phoneOrder.noLink', { field }) : undefined
}

type Priced = Parameters<typeof cashFault>[2]
type Cash = Omit<Priced, 'address'> & { address: (Priced['address'] & Pick<Place, 'state'>) | undefined }

/** Why an order, priced for that, cannot be paid in cash on delivery; undefined if it can. The cash code is not asked for. */
export async function whyNoCash(
  ctx: Ctx,
  userId: string,
  { address, pickUp, ...priced }: Cash,
): Promise<Refusal | undefined> {
  const offered = await offeredWays(ctx)
  if (!offered.some(({ mode }) => mode === cashMode)) return refusal('phoneOrder.noCash', { field })
  if (!address) return undefined
  const { pincode, state } = address
  const { delivers, cash } = deliveryTo(ctx, { pincode, state })
  if (!pickUp && delivers && !cash) return refusal('delivery.cash', { field, pincode })
  return cashFault(ctx, userId, { ...priced, address, pickUp })
}
