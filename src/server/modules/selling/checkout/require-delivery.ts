import type { Place } from '../../../../shared/selling/delivery/zones.ts'
import { cashMode } from '../../../../shared/selling/payments/payment-modes.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { deliveryTo } from '../delivery/index.ts'

/**
 * @param field of the address in the request
 * @throws Refusal `delivery.place`, `delivery.cash`
 */
export function requireDelivery(ctx: Ctx, { pincode, state }: Place, mode: string, field: string): void {
  const { delivers, cash } = deliveryTo(ctx, { pincode, state })
  if (!delivers) throw refusal('delivery.place', { field, pincode })
  if (mode === cashMode && !cash) throw refusal('delivery.cash', { field: 'paymentMode', pincode })
}
