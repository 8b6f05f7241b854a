import { randomInt } from 'node:crypto'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { MediaChange } from '../../../../shared/content/media-admin.ts'
import { kindOfType } from '../../../../shared/content/media-files.ts'
import { announce, type Ctx } from '../../../platform/context.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { media } from './media.tables.ts'

export type MediaRow = typeof media.$inferSelect

export type RemovedData = JobData & { id: string }

/** Removes what is stored of a file that no picture has any more. */
export const removedJob = 'media.removed'

export async function findMedia(ctx: Ctx, id: string): Promise<MediaRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(media)
    .where(inSite(ctx, media, eq(media.id, id)))
  return row
}

/** The picture with this id, or with a file that has or had it. */
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

/** @throws Refusal `media.notFound`, and `media.poster` for a picture that cannot stand for this thing */
export async function changeMedia(ctx: Ctx, id: string, { focus, ...change }: MediaChange): Promise<void> {
  if (change.poster !== undefined) await requirePoster(ctx, id, change.poster)
  const [row] = await ctx.db
    .update(media)
    // With the id, because a change of nothing is none to the database.
    .set({ ...change, ...(focus && { focusX: focus.x, focusY: focus.y }), id })
    .where(inSite(ctx, media, eq(media.id, id)))
    .returning({ id: media.id })
  if (!row) throw refusal('media.notFound')
}

/** Keeps the picture, too, from being deleted until the transaction ends. */
async function requirePoster(ctx: Ctx, id: string, poster: string | null): Promise<void> {
  const ids = poster === null ? [id] : [id, poster]
  await holdMedia(ctx, ids)
  const [film, picture] = await Promise.all(ids.map((one) => findMedia(ctx, one)))
  if (!film) throw refusal('media.notFound')
  if (poster !== null && !picture) throw refusal('media.notFound', { field: 'poster' })
  const isFit = kindOfType(film.contentType) === 'video' && (!picture || kindOfType(picture.contentType) === 'picture')
  if (!isFit) throw refusal('media.poster', { field: 'poster' })
}

/** Notes what was found out of a picture's file; nothing when the picture was deleted, or the file replaced, meanwhile. */
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
 * Takes the picture out of the library. Its files are removed by a job once the transaction has committed; those of a
 * shipped picture stay for other sites.
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

/** Once the transaction has committed. */
export async function removeFileLater(ctx: Ctx, id: string): Promise<void> {
  const data: RemovedData = { siteId: ctx.site.id, id }
  await ctx.services.jobs.send(ctx.db, removedJob, data)
}

/** What is announced when a picture is deleted or replaced, or something is found out of it. */
export const mediaTag = (id: string) => `media:${id}`

/** 14 characters out of 36: the pictures of a site cannot be guessed, and 72 bits do not meet by chance. */
export function newId(): string {
  return Array.from({ length: 14 }, () => randomInt(36).toString(36)).join('')
}
