import { and, count, desc, eq, ne } from 'drizzle-orm'
import type { AddressBody, SavedAddress } from '../../../shared/address.ts'
import { type Ctx, transaction } from '../../platform/context.ts'
import { refusal } from '../../platform/refusal.ts'
import { inSite } from '../../platform/table.ts'
import { addresses } from './identity.tables.ts'
import { lockPerson, signedInUser } from './identity.ts'

const mostAddresses = 50

/** The addresses of the signed-in person, and no other's. */
const mine = (ctx: Ctx) => eq(addresses.userId, signedInUser(ctx).id)

export async function listAddresses(ctx: Ctx): Promise<SavedAddress[]> {
  const rows = await ctx.db
    .select()
    .from(addresses)
    .where(inSite(ctx, addresses, mine(ctx)))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt))
  return rows.map(asSaved)
}

/** @throws Refusal `address.notFound` also for another person's address */
export async function findAddress(ctx: Ctx, id: string): Promise<SavedAddress> {
  const [row] = await ctx.db
    .select()
    .from(addresses)
    .where(inSite(ctx, addresses, mine(ctx), eq(addresses.id, id)))
  if (!row) throw refusal('address.notFound', { field: 'addressId' })
  return asSaved(row)
}

export function addAddress(ctx: Ctx, body: AddressBody): Promise<SavedAddress> {
  return transaction(ctx, async (ctx) => {
    const { id: userId } = signedInUser(ctx)
    // Locks the person, so that two first addresses cannot both become the default one.
    await lockPerson(ctx)
    const [held] = await ctx.db
      .select({ count: count() })
      .from(addresses)
      .where(inSite(ctx, addresses, mine(ctx)))
    const saved = held?.count ?? 0
    if (saved >= mostAddresses) throw refusal('address.limit', { limit: mostAddresses })
    const isDefault = body.isDefault || saved === 0
    if (isDefault)
      await ctx.db
        .update(addresses)
        .set({ isDefault: false })
        .where(inSite(ctx, addresses, mine(ctx)))
    const [row] = await ctx.db
      .insert(addresses)
      .values({ ...body, isDefault, userId })
      .returning()
    if (!row) throw refusal('address.notFound')
    return asSaved(row)
  })
}

export function changeAddress(ctx: Ctx, id: string, body: AddressBody): Promise<SavedAddress> {
  return transaction(ctx, async (ctx) => {
    if (body.isDefault) {
      const others = and(mine(ctx), ne(addresses.id, id))
      await ctx.db
        .update(addresses)
        .set({ isDefault: false })
        .where(inSite(ctx, addresses, others))
    }
    const [row] = await ctx.db
      .update(addresses)
      .set(body)
      .where(inSite(ctx, addresses, mine(ctx), eq(addresses.id, id)))
      .returning()
    if (!row) throw refusal('address.notFound')
    return asSaved(row)
  })
}

/** Safe to repeat: an address that is gone already stays gone. */
export async function removeAddress(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.delete(addresses).where(inSite(ctx, addresses, mine(ctx), eq(addresses.id, id)))
}

function asSaved({ id, siteId: _, userId: __, createdAt: ___, ...row }: typeof addresses.$inferSelect): SavedAddress {
  return { _id: id, ...row, state: row.state as SavedAddress['state'] }
}
