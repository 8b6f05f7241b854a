import { randomBytes } from 'node:crypto'
import type { PastCustomer, PastOrder, PastStep, StarterHistory } from '../../../starters/history.ts'
import { type Ctx, transaction, type User } from '../../platform/context.ts'
import { changeStocks, findVariantsBySku, type SellableVariant } from '../catalog/index.ts'
import { makeBasket, payAndPlace, placeUnpaid, reserveOrder } from '../checkout/index.ts'
import { moveOrder, refundOrder } from '../fulfilment/index.ts'
import { addAddress, addUser, findUserByEmail } from '../identity/index.ts'
import { addPastVisits, startOfDay } from '../insights/index.ts'

const hour = 3_600_000
const day = 24 * hour

/**
 * Lets a demonstration shop live through its past: every order and every step goes through the verbs that a day at work
 * goes through, at the time at which it happened. Nothing follows from it (no mail, no reminder): that has followed
 * already. What was sold had been received before, so the stock is afterwards what it is now.
 * @param staff who packs and sends
 */
export async function useHistory(ctx: Ctx, history: StarterHistory, staff: User): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const midnight = await startOfDay(ctx)
    const variants = await findVariantsBySku(ctx, skusOf(history))
    const customers = await Promise.all(history.customers.map((customer) => settle(ctx, customer)))
    await receive(ctx, history, variants)
    const events = history.orders.flatMap((order) => happenings(order, midnight, { variants, customers, staff }))
    // As they happened: the numbers of orders follow their times, and stock is there when it is taken.
    for (const { at, run } of events.sort((a, b) => a.at - b.at)) {
      if (at < ctx.now().getTime()) await run(then(ctx, at))
    }
    await restore(ctx, history, variants)
    await addPastVisits(ctx, history.visits)
  })
}
