import { sql } from 'drizzle-orm'
import { formFileLimit } from '../../../../shared/content/form-files.ts'
import type { Ctx } from '../../../platform/context.ts'
import { machineOf } from '../../../platform/rate-limit.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { countTry } from '../../../platform/tries.ts'
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

/**
 * Counts an upload within a form sent without script against the limit; the single-file call is counted by its contract.
 * @throws Refusal `request.tooMany`
 */
export async function spendFile(ctx: Ctx): Promise<void> {
  const machine = machineOf(ctx)
  if (machine === undefined) return
  const { name, points, seconds } = formFileLimit
  // Per machine, ten times the limit per user, as for calls.
  const counter = { key: `${name}:${machine}`, most: points * 10, seconds }
  const counted = await countTry(ctx.services.database.platform, [counter])
  if (counted.outcome === 'refused') throw refusal('request.tooMany', { seconds: Math.max(1, counted.seconds) })
}
