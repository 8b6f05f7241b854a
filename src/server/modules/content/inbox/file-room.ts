import { createHmac } from 'node:crypto'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { takeTurn } from '../../../platform/lock.ts'
import { machineOf } from '../../../platform/rate-limit.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { messageFiles } from './inbox.tables.ts'

const megabyte = 1024 * 1024

/** Storage limits, bytes: for files of one machine and of a site whose form has not been sent yet, and for all files of a site. */
export const mostOfMachine = 100 * megabyte
export const mostWaiting = 1_024 * megabyte
export const mostOfSite = 5_120 * megabyte

/** The request's machine as stored with a pending file: a keyed hash, not identifying. */
export function senderOf(ctx: Ctx): string | null {
  const machine = machineOf(ctx)
  if (machine === undefined) return null
  return createHmac('sha256', ctx.services.secret).update(`message file:${machine}`).digest('base64url')
}

/**
 * Makes room for this many more bytes of the machine. If the site is full, the oldest waiting files go of the machine that has
 * most of them, unless this one would have more: no machine shuts out the others. Concurrent uploads to a site take turns.
 * @throws Refusal `file.room`
 */
export async function makeRoom(ctx: Ctx, machine: string | null, bytes: number): Promise<void> {
  await takeTurn(ctx, 'message files')
  const { all, waiting } = await sizes(ctx)
  const own = (waiting.get(machine) ?? 0) + bytes
  if (own > mostOfMachine) throw refusal('file.room', { field: 'file' })
  const allWaiting = [...waiting.values()].reduce((sum, size) => sum + size, 0)
  const lacking = Math.max(allWaiting + bytes - mostWaiting, all + bytes - mostOfSite)
  if (lacking <= 0) return
  const [largest] = [...waiting].sort(([, one], [, other]) => other - one)
  if (!largest || largest[1] <= own || largest[1] < lacking) throw refusal('file.room', { field: 'file' })
  await dropOldest(ctx, largest[0], lacking)
}

/** Bytes of all files of the site, and of those that wait by machine. */
async function sizes(ctx: Ctx): Promise<{ all: number; waiting: Map<string | null, number> }> {
  const { size, machine, messageId } = messageFiles
  const rows = await ctx.db
    .select({
      machine,
      all: sql<string>`sum(${size})`,
      waiting: sql<string>`coalesce(sum(${size}) filter (where ${messageId} is null), 0)`,
    })
    .from(messageFiles)
    .where(inSite(ctx, messageFiles))
    .groupBy(machine)
  return {
    all: rows.reduce((sum, row) => sum + Number(row.all), 0),
    waiting: new Map(rows.map((row) => [row.machine, Number(row.waiting)])),
  }
}

/** Deletes waiting files of a machine, oldest first, until this many bytes are free. */
async function dropOldest(ctx: Ctx, machine: string | null, bytes: number): Promise<void> {
  const { id, size, createdAt, messageId } = messageFiles
  const isOfMachine = machine === null ? isNull(messageFiles.machine) : eq(messageFiles.machine, machine)
  const waiting = inSite(ctx, messageFiles, and(isNull(messageId), isOfMachine))
  const rows = await ctx.db.select({ id, size }).from(messageFiles).where(waiting).orderBy(asc(createdAt), asc(id))
  const dropped: string[] = []
  let freed = 0
  for (const row of rows) {
    if (freed >= bytes) break
    dropped.push(row.id)
    freed += row.size
  }
  await ctx.db.delete(messageFiles).where(inSite(ctx, messageFiles, isNull(messageId), inArray(id, dropped)))
}
