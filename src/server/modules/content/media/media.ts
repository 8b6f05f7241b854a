import { randomInt } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { MediaChange } from '../../../../shared/content/media-admin.ts'
import { announce, type Ctx } from '../../../platform/context.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { media } from './media.tables.ts'

export type MediaRow = typeof media.$inferSelect

export type RemovedData = JobData & { id: string }

/** Removes what is stored of a deleted picture. */
export const removedJob = 'media.removed'

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
export async function changeMedia(ctx: Ctx, id: string, { focus, ...change }: MediaChange): Promise<void> {
  const [row] = await ctx.db
    .update(media)
    // With the id, because a change of nothing is none to the database.
    .set({ ...change, ...(focus && { focusX: focus.x, focusY: focus.y }), id })
    .where(inSite(ctx, media, eq(media.id, id)))
    .returning({ id: media.id })
  if (!row) throw refusal('media.notFound')
}

/** Notes what was found out of a picture; nothing when it was deleted meanwhile. */
export async function changeFacts(
  ctx: Ctx,
  id: string,
  facts: Partial<Pick<MediaRow, 'colour' | 'givenUp'>>,
): Promise<void> {
  await ctx.db
    .update(media)
    .set(facts)
    .where(inSite(ctx, media, eq(media.id, id)))
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
    .returning({ shipped: media.shipped })
  if (!row) throw refusal('media.notFound')
  const data: RemovedData = { siteId: ctx.site.id, id }
  if (row.shipped === null) await ctx.services.jobs.send(ctx.db, removedJob, data)
  await announce(ctx, mediaTag(id))
}

/** What is announced when a picture is deleted, or something is found out of it. */
export const mediaTag = (id: string) => `media:${id}`

/** 14 characters out of 36: the pictures of a site cannot be guessed, and 72 bits do not meet by chance. */
export function newId(): string {
  return Array.from({ length: 14 }, () => randomInt(36).toString(36)).join('')
}
