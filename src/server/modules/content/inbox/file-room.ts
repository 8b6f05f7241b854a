import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { messageFiles } from './inbox.tables.ts'

const megabyte = 1024 * 1024

/** Storage limits of a site, bytes: for files whose form has not been sent yet, and for all files. */
export const mostWaiting = 1_024 * megabyte
export const mostOfSite = 5_120 * megabyte

/**
 * Checks that the site has room for this many more bytes. Takes an advisory lock per site until the caller's transaction ends,
 * so that concurrent uploads are counted.
 * @throws Refusal `file.room`
 */
export async function requireRoom(ctx: Ctx, bytes: number): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`message files:${ctx.site.id}`}, 0))`)
  const { size, messageId } = messageFiles
  const [held] = await ctx.db
    .select({
      all: sql<string>`coalesce(sum(${size}), 0)`,
      waiting: sql<string>`coalesce(sum(${size}) filter (where ${messageId} is null), 0)`,
    })
    .from(messageFiles)
    .where(inSite(ctx, messageFiles))
  const isFull = Number(held?.all) + bytes > mostOfSite || Number(held?.waiting) + bytes > mostWaiting
  if (isFull) throw refusal('file.room', { field: 'file' })
}
