import { and, count, desc, eq, inArray, ne } from 'drizzle-orm'
import type { AddressBody, SavedAddress } from '../../../../../shared/people/address.ts'
import { type Ctx, transaction } from '../../../../platform/context.ts'
import { refusal } from '../../../../platform/refusal.ts'
import { inSite } from '../../../../platform/table.ts'
import { addresses } from '../identity.tables.ts'
import { lockPerson, signedInUser } from '../identity.ts'

const mostAddresses = 50

/** Condition: addresses of the signed-in user. */
const mine = (ctx: Ctx) => eq(addresses.userId, signedInUser(ctx).id)

export function listAddresses(ctx: Ctx): Promise<SavedAddress[]> {
  return addressesOf(ctx, signedInUser(ctx).id)
}

/** Addresses of any user. The caller must have checked access. */
export async function addressesOf(ctx: Ctx, userId: string): Promise<SavedAddress[]> {
  const rows = await ctx.db
    .select()
    .from(addresses)
    .where(inSite(ctx, addresses, eq(addresses.userId, userId)))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), desc(addresses.id))
  return rows.map(asSaved)
}

/** Default addresses of users, by user id. The caller must have checked access. */
export async function defaultAddresses(ctx: Ctx, userIds: string[]): Promise<Map<string, SavedAddress>> {
  const rows = await ctx.db
    .select()
    .from(addresses)
    .where(inSite(ctx, addresses, eq(addresses.isDefault, true), inArray(addresses.userId, userIds)))
  return new Map(rows.map((row) => [row.userId, asSaved(row)]))
}

/** @throws Refusal `address.notFound`, also for another user's address */
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
    // Locks the user, so that two concurrent first addresses cannot both become the default.
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

/**
 * Adds an address to the address book of a customer, whose row is locked, on behalf of staff. One that is there already is not added,
 * nor is any to a full book.
 */
export async function keepAddress(ctx: Ctx, userId: string, { isDefault: _, ...body }: AddressBody): Promise<void> {
  const saved = await addressesOf(ctx, userId)
  const isSame = (one: SavedAddress) => telling.every((part) => one[part] === body[part])
  if (saved.length >= mostAddresses || saved.some(isSame)) return
  await ctx.db.insert(addresses).values({ ...body, userId, isDefault: saved.length === 0 })
}

/** Parts by which two addresses differ. */
const telling = ['name', 'mobileNumber', 'line1', 'line2', 'city', 'pincode', 'gstin'] as const

/** Changes an address. The default stays until another address is made the default. */
export function changeAddress(ctx: Ctx, id: string, { isDefault, ...body }: AddressBody): Promise<SavedAddress> {
  return transaction(ctx, async (ctx) => {
    if (isDefault) {
      // Concurrent changes would otherwise deadlock on each other's address rows.
      await lockPerson(ctx)
      const others = and(mine(ctx), ne(addresses.id, id))
      await ctx.db
        .update(addresses)
        .set({ isDefault: false })
        .where(inSite(ctx, addresses, others))
    }
    const [row] = await ctx.db
      .update(addresses)
      .set(isDefault ? { ...body, isDefault } : body)
      .where(inSite(ctx, addresses, mine(ctx), eq(addresses.id, id)))
      .returning()
    if (!row) throw refusal('address.notFound')
    return asSaved(row)
  })
}

/** Removes an address. Idempotent. If it was the default, the newest remaining one becomes it. */
export function removeAddress(ctx: Ctx, id: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    await lockPerson(ctx)
    const [gone] = await ctx.db
      .delete(addresses)
      .where(inSite(ctx, addresses, mine(ctx), eq(addresses.id, id)))
      .returning()
    if (!gone?.isDefault) return
    const [next] = await ctx.db
      .select({ id: addresses.id })
      .from(addresses)
      .where(inSite(ctx, addresses, mine(ctx)))
      .orderBy(desc(addresses.createdAt), desc(addresses.id))
      .limit(1)
    if (next) {
      await ctx.db
        .update(addresses)
        .set({ isDefault: true })
        .where(inSite(ctx, addresses, eq(addresses.id, next.id)))
    }
  })
}

function asSaved({ id, siteId: _, userId: __, createdAt: ___, ...row }: typeof addresses.$inferSelect): SavedAddress {
  return { _id: id, ...row, state: row.state as SavedAddress['state'] }
}
