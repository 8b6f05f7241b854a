import { nameWithOptions } from '../../../../shared/selling/bag/bag.ts'
import type { AdditionBody } from '../../../../shared/selling/orders/order-edits.ts'
import { formatMoney, formatPrice } from '../../../../shared/selling/pricing/money.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import type { CartLine } from '../cart/index.ts'
import { orderLinesOf, takeFurther, tooLittle } from '../checkout/index.ts'
import { addEvent, addLines, itemsAddedMail, type LockedOrder, listLines, lockOrder } from '../orders/index.ts'
import { findVariants } from '../products/index.ts'
import { priceItems } from './price-items.ts'

/**
 * Adds items to a placed order that is paid on delivery (B305), at today's prices. What it has already keeps its prices and taxes; delivery,
 * cash fee and discounts stay as they were. A repeat with the same key adds nothing.
 * @throws Refusal `order.notFound`, `orderEdit.dearer`, `cart.outOfStock`, `cart.onlyLeft`, and those of `priceItems`
 */
export function addItems(ctx: Ctx, id: string, { lines: asked, total: seen, key }: AdditionBody): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, id)
    if (!order) throw refusal('order.notFound')
    const had = await listLines(ctx, [id])
    if (had.some(({ addedKey }) => addedKey === key)) return
    const { lines, quote, total } = await priceItems(ctx, order, had, asked)
    const price = (amount: number) => formatPrice(amount, order.currency)
    if (total > seen) throw refusal('orderEdit.dearer', { field: 'total', total: price(total), seen: price(seen) })
    await takePieces(ctx, order, lines)
    await addLines(ctx, order, { key, lines: orderLinesOf({ lines, quote }) })
    const amount = formatMoney(total, order.currency)
    await addEvent(ctx, order, 'ITEMS_ADDED', {
      said: [
        { is: 'itemsAdded', values: { items: itemsText(lines) } },
        { is: 'nowComesTo', values: { amount } },
      ],
    })
    await itemsAddedMail.later(ctx, { orderId: id, key })
  })
}

/** @throws Refusal `cart.outOfStock`, `cart.onlyLeft` naming the line of which someone else was faster */
async function takePieces(ctx: Ctx, order: LockedOrder, lines: CartLine[]): Promise<void> {
  const lacking = await takeFurther(
    ctx,
    order,
    lines.map(({ variant, quantity }) => ({ variantId: variant.id, quantity })),
  )
  const index = lines.findIndex(({ variant }) => lacking.includes(variant.id))
  const variant = lines[index]?.variant
  if (!variant) return
  const left = (await findVariants(ctx, [variant.id])).get(variant.id)?.stock ?? 0
  throw tooLittle(nameWithOptions(variant), left, { field: `lines.${index}.quantity` })
}

const itemsText = (lines: CartLine[]) =>
  lines.map(({ quantity, variant }) => `${quantity} × ${nameWithOptions(variant)}`).join(', ')
