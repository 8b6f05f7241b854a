import { createHash } from 'node:crypto'
import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import { mostBytesOf, partBytes } from '../../../../shared/content/media/media-files.ts'
import type { NewUpload, UnfinishedUpload, UploadState } from '../../../../shared/content/media/uploads.ts'
import { type Ctx, transaction, type User } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { findSame } from './add-media.ts'
import { kindOfFile } from './kind-of-file.ts'
import { newId, removeFileLater } from './media.ts'
import { partsFolder, writePart } from './parts.ts'
import { uploads } from './uploads.tables.ts'

export type UploadRow = typeof uploads.$inferSelect

/** Unfinished uploads per user; the least recently used are deleted first. */
const mostUnfinished = 100

/** Beginning the same file again, in any tab or process, resumes the upload. */
export async function beginUpload(ctx: Ctx, { name, bytes, mark }: NewUpload): Promise<UploadState> {
  const most = Math.max(...Object.values(mostBytesOf))
  if (bytes > most) throw refusal('upload.bytes', { field: 'bytes', limit: most / 1024 / 1024 })
  const userId = userOf(ctx)
  const known = `${bytes} ${mark}`
  return transaction(ctx, async (ctx) => {
    const touchedAt = ctx.now()
    const [row] = await ctx.db
      .insert(uploads)
      .values({ id: newId(), userId, mark: known, fileName: name, bytes, touchedAt })
      .onConflictDoUpdate({
        target: [uploads.siteId, uploads.userId, uploads.mark],
        set: { touchedAt, fileName: name },
      })
      .returning()
    if (!row) throw new Error('an upload was begun and is not there')
    await dropAbandoned(ctx, userId)
    return asState(row)
  })
}

/** The user's unfinished uploads that have received bytes. */
export async function listUploads(ctx: Ctx): Promise<{ data: UnfinishedUpload[]; total: number }> {
  const rows = await ctx.db
    .select()
    .from(uploads)
    .where(inSite(ctx, uploads, and(eq(uploads.userId, userOf(ctx)), gt(uploads.received, 0))))
    .orderBy(desc(uploads.touchedAt), uploads.id)
  return { data: rows.map((row) => ({ ...asState(row), name: row.fileName })), total: rows.length }
}

/**
 * Id of the library file with this checksum. A mark that is not a checksum matches none; nor does a picture whose encoding was
 * given up, because its file mends it.
 */
export async function findByMark(ctx: Ctx, mark: string): Promise<string | undefined> {
  const found = isChecksum(mark) ? await findSame(ctx, mark) : undefined
  return found?.givenUp === '' ? found.id : undefined
}

/**
 * Stores the next part. Idempotent: a client that missed the reply sends the part again.
 * @throws Refusal `upload.notFound`, `upload.part`; with the first part `media.file`, `media.bytes`
 */
export function takePart(ctx: Ctx, id: string, from: number, bytes: Uint8Array): Promise<UploadState> {
  return transaction(ctx, async (ctx) => {
    const row = await lockUpload(ctx, id)
    if (from < row.received) return asState(row)
    const expected = Math.min(partBytes, row.bytes - row.received)
    if (from > row.received || bytes.length !== expected || expected === 0)
      throw refusal('upload.part', { field: 'from', from: row.received })
    if (from === 0) requireKind(bytes, row)
    await writePart(ctx.services.storage, partsFolder(ctx.site.id, id), from, bytes)
    const sums = [...row.sums, createHash('sha256').update(bytes).digest('hex')]
    const after = { received: from + bytes.length, sums, touchedAt: ctx.now() }
    await ctx.db
      .update(uploads)
      .set(after)
      .where(inSite(ctx, uploads, eq(uploads.id, id)))
    return asState({ ...row, ...after })
  })
}

/** Refuses unsupported types at the first part, before the rest is sent. */
function requireKind(head: Uint8Array, { bytes }: UploadRow): void {
  const kind = kindOfFile(head)
  if (!kind) throw refusal('media.file', { field: 'file' })
  if (bytes > mostBytesOf[kind]) throw refusal('media.bytes', { field: 'file', limit: mostBytesOf[kind] / 1024 / 1024 })
}

/** @throws Refusal `upload.notFound` */
export function cancelUpload(ctx: Ctx, id: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    await lockUpload(ctx, id)
    await dropUploads(ctx, [id])
  })
}

/** Locks one of the user's own uploads until the transaction ends. @throws Refusal `upload.notFound` */
export async function lockUpload(ctx: Ctx, id: string): Promise<UploadRow> {
  const [row] = await ctx.db.select().from(uploads).where(own(ctx, id)).for('update')
  if (!row) throw refusal('upload.notFound')
  return row
}

/** Deletes uploads with their parts. */
export async function dropUploads(ctx: Ctx, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await ctx.db.delete(uploads).where(inSite(ctx, uploads, inArray(uploads.id, ids)))
  for (const id of ids) await removeFileLater(ctx, id)
}

async function dropAbandoned(ctx: Ctx, userId: string): Promise<void> {
  const older = await ctx.db
    .select({ id: uploads.id })
    .from(uploads)
    .where(inSite(ctx, uploads, eq(uploads.userId, userId)))
    .orderBy(desc(uploads.touchedAt), uploads.id)
    .offset(mostUnfinished)
    .for('update', { skipLocked: true })
  await dropUploads(
    ctx,
    older.map(({ id }) => id),
  )
}

const isChecksum = (mark: string) => /^[0-9a-f]{64}$/.test(mark)

/** The checksum announced when the upload began; undefined where a browser could not tell it. */
export function markedChecksum({ mark, bytes }: UploadRow): string | undefined {
  const said = mark.slice(`${bytes} `.length)
  return isChecksum(said) ? said : undefined
}

/** @throws Refusal `upload.altered` if the checksum differs from the one announced */
export function asMarked(row: UploadRow, checksum: string): string {
  if ((markedChecksum(row) ?? checksum) !== checksum) throw refusal('upload.altered', { field: 'file' })
  return checksum
}

const own = (ctx: Ctx, id: string) => inSite(ctx, uploads, and(eq(uploads.id, id), eq(uploads.userId, userOf(ctx))))

function userOf({ actor }: Ctx): User['id'] {
  if (actor.kind !== 'user') throw new Error('an upload without a signed-in user')
  return actor.id
}

const asState = ({ id, received, bytes }: UploadRow): UploadState => ({ _id: id, received, bytes, partBytes })
