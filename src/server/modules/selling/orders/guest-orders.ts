import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { erasePerson, lockPeople, users } from '../../people/identity/index.ts'
import { handInvoices } from '../invoices/index.ts'
import { forgetBuyer } from './forget-buyer.ts'
import { orderEvents, orders } from './orders.tables.ts'
import { returnPictures } from './pieces.tables.ts'

/** Whether the user has an order that was placed, whatever became of it. */
export async function hasPlaced(ctx: Ctx, userId: string): Promise<boolean> {
  return (await ctx.db.$count(orders, inSite(ctx, orders, eq(orders.userId, userId), isNotNull(orders.placedAt)))) > 0
}

/** Whether a guest placed the order, and no account has it yet. */
export async function isOfGuest(ctx: Ctx, orderId: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(users, onSite(orders, users, eq(users.id, orders.userId), isNotNull(users.guestEmail)))
    .where(inSite(ctx, orders, eq(orders.id, orderId)))
  return rows.length > 0
}

/**
 * Makes orders that guests placed with a customer's email that customer's, once the email is verified (B303). Before that another
 * person may have signed up with it.
 */
export async function adoptGuestOrders(ctx: Ctx, userId: string): Promise<void> {
  const found = await ofGuests(ctx, userId)
  if (found.length === 0) return
  await transaction(ctx, async (ctx) => {
    const guests = [...new Set(found.map(({ guest }) => guest))]
    await lockPeople(ctx, [userId, ...guests])
    const moved = await ctx.db
      .update(orders)
      .set({ userId })
      .where(inSite(ctx, orders, inArray(orders.userId, guests), isNotNull(orders.placedAt)))
      .returning({ id: orders.id })
    const placed = moved.map(({ id }) => id)
    // Further orders that wait for their payment go where their first goes (B360).
    const along = await ctx.db
      .update(orders)
      .set({ userId })
      .where(inSite(ctx, orders, inArray(orders.userId, guests), inArray(orders.goesWith, placed)))
      .returning({ id: orders.id })
    const ids = [...placed, ...along.map(({ id }) => id)]
    await handInvoices(ctx, ids, userId)
    await handRequests(ctx, { guests, orders: ids }, userId)
  })
}

type Handed = { guests: string[]; orders: string[] }

/**
 * Makes what guests wrote in requests, and the pictures of their returns, those of a customer: they go when the customer is deleted. Guests act at
 * their own orders alone, whose events have an index; those of a shop are far more.
 */
async function handRequests(ctx: Ctx, { guests, orders: ids }: Handed, userId: string): Promise<void> {
  const theirs = and(inArray(orderEvents.orderId, ids), inArray(orderEvents.actorId, guests))
  await ctx.db
    .update(orderEvents)
    .set({ actorId: userId })
    .where(inSite(ctx, orderEvents, theirs))
  await ctx.db
    .update(returnPictures)
    .set({ userId })
    .where(inSite(ctx, returnPictures, inArray(returnPictures.userId, guests), isNotNull(returnPictures.returnId)))
}

/** Guests who placed orders with the customer's verified email. */
function ofGuests(ctx: Ctx, userId: string): Promise<{ guest: string }[]> {
  const guests = alias(users, 'guests')
  return ctx.db
    .selectDistinct({ guest: guests.id })
    .from(users)
    .innerJoin(guests, onSite(users, guests, eq(guests.guestEmail, users.email)))
    .innerJoin(orders, and(onSite(guests, orders, eq(orders.userId, guests.id)), isNotNull(orders.placedAt)))
    .where(inSite(ctx, users, eq(users.id, userId), isNotNull(users.provenAt), isNull(users.guestEmail)))
}

/** Anonymises guests with an email whose owner is deleted, and what they ordered. */
export async function forgetGuests(ctx: Ctx, email: string): Promise<void> {
  const guests = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(inSite(ctx, users, eq(users.guestEmail, email)))
  for (const { id } of guests) {
    await forgetBuyer(ctx, id)
    await erasePerson(ctx, { id, email })
  }
}
