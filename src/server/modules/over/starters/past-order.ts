import type { Ctx } from '../../../platform/context.ts'
import { signedInUser } from '../../people/identity/index.ts'
import {
  makeBasket,
  payableUntil,
  placeOrder,
  reservationEnd,
  reserveOrder,
  settle,
} from '../../selling/checkout/index.ts'
import { addEvent, type LockedOrder } from '../../selling/orders/index.ts'
import { addAttempt, closeEntry, findAttempt, openAttempt } from '../../selling/payments/index.ts'
import type { SellableVariant } from '../../selling/products/index.ts'
import type { PastOrder } from './history.ts'

type Given = Pick<PastOrder, 'pieces' | 'paymentMode'> & {
  address: Parameters<typeof makeBasket>[2]['address']
  variants: Map<string, SellableVariant>
}

/** Orders and pays as the actor of the context, at its time. @returns the order's id */
export async function orderThen(ctx: Ctx, { pieces, paymentMode, address, variants }: Given): Promise<string> {
  const lines = pieces.flatMap(({ sku, quantity }) => {
    const variant = variants.get(sku)
    return variant ? [{ id: sku, quantity, variant }] : []
  })
  const basket = await makeBasket(ctx, lines, { address, paymentMode })
  const order = await reserveOrder(ctx, basket, {
    ...{ userId: signedInUser(ctx).id, paymentMode, reservedUntil: reservationEnd(ctx, true) },
  })
  if (paymentMode === 'sandbox') await payThen(ctx, order)
  else
    await placeOrder(ctx, order, {
      paymentMode,
      paymentStatus: 'DUE_ON_DELIVERY',
      said: [{ is: 'toPayOnDelivery' }],
    })
  return order.id
}

/** Pays at the sandbox bank, including its notification. */
async function payThen(ctx: Ctx, order: LockedOrder): Promise<void> {
  await addEvent(ctx, order, 'PENDING_PAYMENT')
  const attempt = await addAttempt(ctx, order, { mode: 'sandbox', accountMode: null })
  const { id, provider, amount, currency } = attempt
  await openAttempt(ctx, attempt, {
    description: `Order ${order.number}`,
    returnPath: '/payment/result',
    expiresAt: payableUntil(ctx, order),
  })
  const providerPaymentId = (await findAttempt(ctx, id))?.providerPaymentId
  if (!providerPaymentId) throw new Error('the sandbox bank does not answer')
  await closeEntry(ctx, providerPaymentId, 'PAID')
  await settle(ctx, { provider, providerPaymentId, outcome: 'paid', amount, currency })
}
