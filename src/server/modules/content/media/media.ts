import { randomInt } from 'node:crypto'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { MediaChange } from '../../../../shared/content/media/media-admin.ts'
import { kindOfType } from '../../../../shared/content/media/media-files.ts'
import { announce, type Ctx } from '../../../platform/context.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { media } from './media.tables.ts'

export type MediaRow = typeof media.$inferSelect

export type RemovedData = JobData & { id: string }

/** Job: removes the stored files of a deleted or replaced image. */
export const removedJob = 'media.removed'

export async function findMedia(ctx: Ctx, id: string): Promise<MediaRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(media)
    .where(inSite(ctx, media, eq(media.id, id)))
  return row
}

/** Finds an image by its id, or by the id of its present or a former file. */
export async function findByFile(ctx: Ctx, id: string): Promise<MediaRow | undefined> {
  const own = eq(media.id, id)
  const former = sql`${media.formerFiles} @> array[${id}]::text[]`
  const [row] = await ctx.db
    .select()
    .from(media)
    .where(inSite(ctx, media, or(own, eq(media.file, id), former)))
  return row
}

/**
 * Protects images from deletion until this transaction ends, while the caller stores a use of them.
 * @returns the ids that exist
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

/** Locks an image's row: until the transaction ends, no new use of it can be stored. */
export async function lockMedia(ctx: Ctx, id: string): Promise<void> {
  await ctx.db
    .select({ id: media.id })
    .from(media)
    .where(inSite(ctx, media, eq(media.id, id)))
    .for('update')
}

/** @throws Refusal `media.notFound`, and `media.poster` if the image cannot be this file's poster */
export async function changeMedia(ctx: Ctx, id: string, { focus, ...change }: MediaChange): Promise<void> {
  if (change.poster !== undefined) await requirePoster(ctx, id, change.poster)
  const [row] = await ctx.db
    .update(media)
    // `id` is set too, because an UPDATE needs at least one column.
    .set({ ...change, ...(focus && { focusX: focus.x, focusY: focus.y }), id })
    .where(inSite(ctx, media, eq(media.id, id)))
    .returning({ id: media.id })
  if (!row) throw refusal('media.notFound')
}

/** Also protects the poster from deletion until the transaction ends. */
async function requirePoster(ctx: Ctx, id: string, poster: string | null): Promise<void> {
  const ids = poster === null ? [id] : [id, poster]
  await holdMedia(ctx, ids)
  const [film, picture] = await Promise.all(ids.map((one) => findMedia(ctx, one)))
  if (!film) throw refusal('media.notFound')
  if (poster !== null && !picture) throw refusal('media.notFound', { field: 'poster' })
  const isFit = kindOfType(film.contentType) === 'video' && (!picture || kindOfType(picture.contentType) === 'picture')
  if (!isFit) throw refusal('media.poster', { field: 'poster' })
}

/** Stores facts derived from an image's file; does nothing if the image was deleted, or its file replaced, meanwhile. */
export async function changeFacts(
  ctx: Ctx,
  { id, file }: Pick<MediaRow, 'id' | 'file'>,
  facts: Partial<Pick<MediaRow, 'colour' | 'givenUp'>>,
): Promise<void> {
  await ctx.db
    .update(media)
    .set(facts)
    .where(inSite(ctx, media, and(eq(media.id, id), file === null ? isNull(media.file) : eq(media.file, file))))
}

/**
 * Deletes an image from the library. A job removes its files after the commit; files of a shipped image stay for other sites.
 * @throws Refusal `media.notFound`
 */
export async function deleteMedia(ctx: Ctx, id: string): Promise<void> {
  const [row] = await ctx.db
    .delete(media)
    .where(inSite(ctx, media, eq(media.id, id)))
    .returning({ shipped: media.shipped, file: media.file })
  if (!row) throw refusal('media.notFound')
  if (row.shipped === null) await removeFileLater(ctx, row.file ?? id)
  await announce(ctx, mediaTag(id))
}

/** Queues the removal of a file's bytes; the job runs after the transaction commits. */
export async function removeFileLater(ctx: Ctx, id: string): Promise<void> {
  const data: RemovedData = { siteId: ctx.site.id, id }
  await ctx.services.jobs.send(ctx.db, removedJob, data)
}

/** Tag announced when an image is deleted or replaced, or its stored facts change. */
export const mediaTag = (id: string) => `media:${id}`

/** 14 characters of 36: 72 bits, neither guessable nor likely to collide. */
export function newId(): string {
  return Array.from({ length: 14 }, () => randomInt(36).toString(36)).join('')
}
