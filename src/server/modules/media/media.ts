import { createHash, randomInt } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { mostMediaBytes } from '../../../shared/content/media-admin.ts'
import { pictureWidths } from '../../../shared/pictures.ts'
import { announce, type Ctx } from '../../platform/context.ts'
import { refusal } from '../../platform/refusal.ts'
import { inSite } from '../../platform/table.ts'
import { encode } from './encode.ts'
import { contentTypes, type Inspected, inspect } from './inspect.ts'
import { media } from './media.tables.ts'

export type MediaRow = typeof media.$inferSelect

export type AddedMedia = { id: string; width: number; height: number }

const known = { id: media.id, width: media.width, height: media.height }

/**
 * Keeps a picture. The same bytes given twice are one picture, with the first `alt`.
 * @throws Refusal `media.bytes`, `media.type`, `media.pixels`, `media.embedded`, `media.broken`
 */
export async function addMedia(
  ctx: Ctx,
  { bytes: given, fileName, alt }: { bytes: Uint8Array; fileName: string; alt: string },
): Promise<AddedMedia> {
  if (given.length > mostMediaBytes)
    throw refusal('media.bytes', { field: 'file', limit: mostMediaBytes / 1024 / 1024 })
  const checksum = createHash('sha256').update(given).digest('hex')
  const same = inSite(ctx, media, eq(media.checksum, checksum))
  const [before] = await ctx.db.select(known).from(media).where(same)
  if (before) return before

  const inspected = await inspect(given)
  await requireWhole(ctx, inspected)
  const { bytes, contentType, width, height } = inspected
  const id = newId()
  const key = originalKey(ctx, id)
  await ctx.services.storage.write(key, bytes)
  const [added] = await ctx.db
    .insert(media)
    .values({
      id,
      fileName: fileName.slice(0, 200),
      contentType,
      bytes: bytes.length,
      width,
      height,
      alt: alt.slice(0, 300),
      checksum,
      createdAt: ctx.now(),
    })
    .onConflictDoNothing({ target: [media.siteId, media.checksum] })
    .returning(known)
  if (added) return added
  // Somebody else gave the same bytes in the meantime.
  await ctx.services.storage.remove(key)
  const [other] = await ctx.db.select(known).from(media).where(same)
  if (!other) throw new Error('a picture went away while it was added')
  return other
}

/**
 * What a photo says of itself may be a lie, or all that came of it: it is made once before anybody asks for it. A drawing
 * was read to its end already.
 */
async function requireWhole(ctx: Ctx, picture: Inspected): Promise<void> {
  if (picture.contentType === contentTypes.svg) return
  try {
    await encode(picture, pictureWidths[0], 'webp', 'now')
  } catch (error) {
    ctx.log.info({ err: error }, 'a picture that cannot be shown was refused')
    throw refusal('media.broken', { field: 'file' })
  }
}

export async function findMedia(ctx: Ctx, id: string): Promise<MediaRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(media)
    .where(inSite(ctx, media, eq(media.id, id)))
  return row
}

/**
 * Keeps pictures from being deleted until this transaction ends, and what comes to show them is seen.
 * @returns those of the ids that are there
 */
export async function holdMedia(ctx: Ctx, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await ctx.db
    .select({ id: media.id })
    .from(media)
    .where(inSite(ctx, media, sql`${media.id} = any(${sql.param(ids)}::text[])`))
    .orderBy(media.id)
    .for('key share')
  return rows.map(({ id }) => id)
}

/** Holds the picture for this transaction: until it ends, nothing new can come to show it. */
export async function lockMedia(ctx: Ctx, id: string): Promise<void> {
  await ctx.db
    .select({ id: media.id })
    .from(media)
    .where(inSite(ctx, media, eq(media.id, id)))
    .for('update')
}

/** @throws Refusal `media.notFound` */
export async function changeMedia(ctx: Ctx, id: string, change: { alt?: string; fileName?: string }): Promise<void> {
  const [row] = await ctx.db
    .update(media)
    // With the id, because a change of nothing is none to the database.
    .set({ ...change, id })
    .where(inSite(ctx, media, eq(media.id, id)))
    .returning({ id: media.id })
  if (!row) throw refusal('media.notFound')
}

/**
 * Takes the picture out of the library; its files go by `removeFiles`, once the transaction has committed.
 * @throws Refusal `media.notFound`
 */
export async function deleteMedia(ctx: Ctx, id: string): Promise<void> {
  const [row] = await ctx.db
    .delete(media)
    .where(inSite(ctx, media, eq(media.id, id)))
    .returning({ id: media.id })
  if (!row) throw refusal('media.notFound')
  await announce(ctx, mediaTag(id))
}

/** What is announced when a picture is no more. */
export const mediaTag = (id: string) => `media:${id}`

/** 14 characters out of 36: the pictures of a site cannot be guessed, and 72 bits do not meet by chance. */
export function newId(): string {
  return Array.from({ length: 14 }, () => randomInt(36).toString(36)).join('')
}

export function originalKey({ site }: Ctx, id: string): string {
  return `${site.id}/original/${id}`
}
