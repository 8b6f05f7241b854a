import { createHash, randomBytes } from 'node:crypto'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { SentFile } from '../../../../shared/api/sent-file.ts'
import { kindsText, mostFormFileBytes } from '../../../../shared/content/form-files.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { fileName, kindOfFile } from './file-kind.ts'
import { writeParts } from './file-parts.ts'
import { requireRoom } from './file-room.ts'
import { messageFiles } from './inbox.tables.ts'

/** Deletes a file whose form was never sent. */
const forgetFileJob = 'inbox.forgetFile'
type ForgetFileData = JobData & { id: string }

/** How long a file waits for its form, ms. */
export const fileWaits = 12 * 3_600_000

/** A field of a form that asks for files. `options` name the kinds that it takes. */
type AskedBy = { formId: string; field: { key: string; options: string[] } }

/** A file that waits for its form: the form names it by the claim. */
export type ClaimedFile = { claim: string; name: string; size: number }

/**
 * Takes a file for a field of a form that is being filled in. What it is, its bytes say.
 * @throws Refusal `file.kind`, `file.bytes`, `file.empty`, `file.room`
 */
export async function takeFile(ctx: Ctx, { formId, field }: AskedBy, sent: SentFile): Promise<ClaimedFile> {
  const size = sent.bytes.length
  if (size === 0) throw refusal('file.empty', { field: 'file' })
  if (size > mostFormFileBytes) throw refusal('file.bytes', { field: 'file', limit: mostFormFileBytes / 1024 / 1024 })
  const kind = await kindOfFile(sent.bytes, field.options)
  if (!kind) throw refusal('file.kind', { field: 'file', kinds: kindsText(field.options) })
  const name = fileName(sent.name, kind.ending)
  const claim = randomBytes(24).toString('base64url')
  const row = { formId, field: field.key, claim: hashOf(claim), name, contentType: kind.contentType, size }
  await transaction(ctx, (ctx) => keepWaiting(ctx, row, sent.bytes))
  return { claim, name, size }
}

type NewFile = Omit<typeof messageFiles.$inferInsert, 'siteId'>

async function keepWaiting(ctx: Ctx, row: NewFile, bytes: Uint8Array): Promise<void> {
  await requireRoom(ctx, row.size)
  const [kept] = await ctx.db
    .insert(messageFiles)
    .values({ ...row, createdAt: ctx.now() })
    .returning({ id: messageFiles.id })
  if (!kept) throw new Error('A file was not stored.')
  await writeParts(ctx, kept.id, bytes)
  const data: ForgetFileData = { siteId: ctx.site.id, id: kept.id }
  await ctx.services.jobs.send(ctx.db, forgetFileJob, data, { after: new Date(ctx.now().getTime() + fileWaits) })
}

export const fileJobs: Job[] = [
  job<ForgetFileData>(forgetFileJob, async (ctx, { id }) => {
    await ctx.db.delete(messageFiles).where(inSite(ctx, messageFiles, and(eq(messageFiles.id, id), isWaiting)))
  }),
]

const isWaiting = isNull(messageFiles.messageId)

/** Files of a form that wait for it to be sent, by their claims. */
function claimed(ctx: Ctx, formId: string, claims: string[]) {
  const hashes = claims.map(hashOf)
  return inSite(ctx, messageFiles, eq(messageFiles.formId, formId), isWaiting, inArray(messageFiles.claim, hashes))
}

/** Deletes files that were taken back, or asked for no more. One that came with a message stays. */
export async function dropFiles(ctx: Ctx, formId: string, claims: string[]): Promise<void> {
  if (claims.length > 0) await ctx.db.delete(messageFiles).where(claimed(ctx, formId, claims))
}

type WaitingFile = ClaimedFile & { id: string; field: string }

/** Of these claims those that a file still waits for, in their order. Inside a transaction they are held until it ends. */
export async function waitingFiles(ctx: Ctx, formId: string, claims: string[]): Promise<WaitingFile[]> {
  if (claims.length === 0) return []
  const { id, name, size, field, claim } = messageFiles
  const query = ctx.db
    .select({ id, name, size, field, claim })
    .from(messageFiles)
    .where(claimed(ctx, formId, claims))
    .orderBy(asc(id))
  const rows = await (ctx.inTransaction ? query.for('update') : query)
  return claims.flatMap((claim) => {
    const row = rows.find((row) => row.claim.equals(hashOf(claim)))
    return row ? [{ ...row, claim }] : []
  })
}

/** Gives files to the message that they came with. */
export async function attachFiles(ctx: Ctx, messageId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await ctx.db
    .update(messageFiles)
    .set({ messageId })
    .where(inSite(ctx, messageFiles, inArray(messageFiles.id, ids)))
}

function hashOf(claim: string): Buffer {
  return createHash('sha256').update(claim).digest()
}
