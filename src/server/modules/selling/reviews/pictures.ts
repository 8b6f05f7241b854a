import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { can } from '../../../../shared/people/permissions.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { encodeVariant, preparePhoto } from '../../content/media/index.ts'
import { lockPerson, signedInUser } from '../../people/identity/index.ts'
import { asPicture } from './list-reviews.ts'
import { reviewPictures, reviews } from './reviews.tables.ts'

const mostMegabytes = 15
/** Width at which a page shows one in full, px. */
const widest = 1_200
/** Uploads without a review or a return that are kept per user, newest first. */
const mostUnused = 10

const isUnused = and(isNull(reviewPictures.reviewId), isNull(reviewPictures.returnId))

/**
 * Stores a review picture of the signed-in user, re-encoded so that camera metadata is gone.
 * @param id that of the upload it is part of
 * @throws Refusal `media.bytes`, and as `preparePhoto`
 */
export async function addPicture(ctx: Ctx, given: Uint8Array, id?: string): Promise<ReturnType<typeof asPicture>> {
  if (given.length > mostMegabytes * 1024 * 1024) throw refusal('media.bytes', { field: 'file', limit: mostMegabytes })
  const prepared = await preparePhoto(ctx, given)
  const width = Math.min(prepared.width, widest)
  const bytes = Buffer.from(await encodeVariant(ctx, prepared, { width, format: 'webp' }))
  const height = Math.max(1, Math.round((prepared.height * width) / prepared.width))
  return transaction(ctx, async (ctx) => {
    await lockPerson(ctx)
    const [made] = await ctx.db
      .insert(reviewPictures)
      .values({ ...(id && { id }), userId: signedInUser(ctx).id, bytes, width, height, createdAt: ctx.now() })
      .returning({ id: reviewPictures.id })
    if (!made) throw new Error('a picture of a review was kept and is not there')
    await dropUnused(ctx)
    return asPicture({ id: made.id, width, height })
  })
}

async function dropUnused(ctx: Ctx): Promise<void> {
  const unused = and(isUnused, eq(reviewPictures.userId, signedInUser(ctx).id))
  const rows = await ctx.db
    .select({ id: reviewPictures.id })
    .from(reviewPictures)
    .where(inSite(ctx, reviewPictures, unused))
    .orderBy(desc(reviewPictures.createdAt), desc(reviewPictures.id))
    .offset(mostUnused)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0)
    await ctx.db.delete(reviewPictures).where(inSite(ctx, reviewPictures, inArray(reviewPictures.id, ids)))
}

/**
 * Makes uploads of the signed-in user the pictures of their return, in this order.
 * @throws Refusal `media.notFound`
 */
export async function claimPictures(ctx: Ctx, returnId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const { id, userId } = reviewPictures
  const own = and(inArray(id, ids), isUnused, eq(userId, signedInUser(ctx).id))
  const rows = await ctx.db
    .update(reviewPictures)
    .set({ returnId, position: sql`array_position(${sql.param(ids)}::uuid[], ${id})` })
    .where(inSite(ctx, reviewPictures, own))
    .returning({ id })
  if (rows.length < new Set(ids).size) throw refusal('media.notFound', { field: 'pictures' })
}

/**
 * A picture's file, and whether it is public.
 * @throws Refusal `media.notFound`, also when the caller may not see it
 */
export async function readPicture(ctx: Ctx, id: string): Promise<{ bytes: Buffer; isPublic: boolean }> {
  const [found] = await ctx.db
    .select({
      bytes: reviewPictures.bytes,
      userId: reviewPictures.userId,
      returnId: reviewPictures.returnId,
      state: reviews.state,
    })
    .from(reviewPictures)
    .leftJoin(reviews, onSite(reviewPictures, reviews, eq(reviews.id, reviewPictures.reviewId)))
    .where(inSite(ctx, reviewPictures, eq(reviewPictures.id, id)))
  const isPublic = found?.state === 'SHOWN'
  const { actor } = ctx
  const right = found?.returnId ? 'orders' : 'catalogue'
  const isKept = found?.state || found?.returnId
  const isFor = actor.kind === 'user' && (actor.id === found?.userId || (isKept && can(actor, [right, 'view'])))
  if (!found || !(isPublic || isFor)) throw refusal('media.notFound', { field: 'id' })
  return { bytes: found.bytes, isPublic }
}
