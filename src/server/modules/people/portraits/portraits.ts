import { type and, eq, ne } from 'drizzle-orm'
import type { Person } from '../../../../shared/people/customer.ts'
import { can } from '../../../../shared/people/permissions.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { countTry } from '../../../platform/tries.ts'
import { preparePhoto } from '../../content/media/index.ts'
import { lockPerson, readProfile, signedInUser, users } from '../identity/index.ts'
import { readShownPortrait as readShown } from './portraits.contract.ts'
import { portraits } from './portraits.tables.ts'

const mostMegabytes = 5
/** Limit per user. Staff who upload to the library by the same call are not counted. */
const uploads = { most: 20, seconds: 3600 }

/**
 * Stores a portrait of the signed-in user, small and without metadata. It is not shown until `setPortrait`; the previous upload
 * is deleted unless chosen.
 * @throws Refusal `media.bytes`, `request.tooMany`, and as `preparePhoto`
 */
export async function keepPortrait(ctx: Ctx, given: Uint8Array): Promise<{ _id: string }> {
  const { id: userId } = signedInUser(ctx)
  if (given.length > mostMegabytes * 1024 * 1024) throw refusal('media.bytes', { field: 'file', limit: mostMegabytes })
  await countUpload(ctx)
  const { first } = await preparePhoto(ctx, given)
  return transaction(ctx, async (ctx) => {
    await lockPerson(ctx)
    await dropAllBut(ctx, (await readProfile(ctx)).pictureId)
    const [made] = await ctx.db
      .insert(portraits)
      .values({ userId, bytes: Buffer.from(first), createdAt: ctx.now() })
      .returning({ _id: portraits.id })
    if (!made) throw new Error('a picture of a profile was kept and is not there')
    return made
  })
}

async function countUpload({ site, actor, services }: Ctx): Promise<void> {
  const person = actor.kind === 'user' ? actor.id : ''
  const counted = await countTry(services.database.platform, [
    { key: `portrait:${site.id}:account:${person}`, ...uploads },
  ])
  if (counted.outcome === 'refused') throw refusal('request.tooMany', { seconds: counted.seconds })
}

/**
 * Sets the portrait of the signed-in user's profile; null for none.
 * @throws Refusal `media.notFound`, also for another user's picture
 */
export function setPortrait(ctx: Ctx, pictureId: string | null): Promise<Person> {
  const { id } = signedInUser(ctx)
  return transaction(ctx, async (ctx) => {
    await lockPerson(ctx)
    if (pictureId !== null && (await ctx.db.$count(portraits, mine(ctx, eq(portraits.id, pictureId)))) === 0)
      throw refusal('media.notFound', { field: 'pictureId' })
    await ctx.db
      .update(users)
      // Removing the portrait also resets the choice to show it.
      .set(pictureId === null ? { pictureId, showsPicture: false } : { pictureId })
      .where(inSite(ctx, users, eq(users.id, id)))
    await dropAllBut(ctx, pictureId)
    return readProfile(ctx)
  })
}

/** Sets whether visitors see the signed-in user's portrait beside their comments and reviews. */
export async function showPortrait(ctx: Ctx, showsPicture: boolean): Promise<Person> {
  const { id } = signedInUser(ctx)
  await ctx.db
    .update(users)
    .set({ showsPicture })
    .where(inSite(ctx, users, eq(users.id, id)))
  return readProfile(ctx)
}

/** Public URL of a portrait whose user made it public. */
export const shownPortraitUrl = (id: string) => readShown.path.replace('{id}', id)

/** The file of a public portrait. @throws Refusal `media.notFound` */
export async function readShownPortrait(ctx: Ctx, id: string): Promise<Buffer> {
  const [found] = await ctx.db
    .select({ bytes: portraits.bytes })
    .from(portraits)
    .innerJoin(users, onSite(portraits, users, eq(users.pictureId, portraits.id)))
    .where(inSite(ctx, portraits, eq(portraits.id, id), eq(users.showsPicture, true)))
  if (!found) throw refusal('media.notFound', { field: 'id' })
  return found.bytes
}

/**
 * The file of a portrait.
 * @throws Refusal `media.notFound`, also if the signed-in user may not see it
 */
export async function readPortrait(ctx: Ctx, id: string): Promise<Buffer> {
  const { id: userId, ...actor } = signedInUser(ctx)
  const whose = can(actor, ['orders', 'view']) ? undefined : eq(portraits.userId, userId)
  const [found] = await ctx.db
    .select({ bytes: portraits.bytes })
    .from(portraits)
    .where(inSite(ctx, portraits, eq(portraits.id, id), whose))
  if (!found) throw refusal('media.notFound', { field: 'id' })
  return found.bytes
}

/** Deletes a deleted user's portraits. */
export async function forgetPortraits(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db.delete(portraits).where(inSite(ctx, portraits, eq(portraits.userId, userId)))
}

async function dropAllBut(ctx: Ctx, id: string | null): Promise<void> {
  await ctx.db.delete(portraits).where(mine(ctx, id === null ? undefined : ne(portraits.id, id)))
}

const mine = (ctx: Ctx, condition?: ReturnType<typeof and>) =>
  inSite(ctx, portraits, eq(portraits.userId, signedInUser(ctx).id), condition)
