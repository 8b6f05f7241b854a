import { randomBytes } from 'node:crypto'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { SentFile } from '../../../../shared/api/sent-file.ts'
import { kindsText, mostFormFileBytes } from '../../../../shared/content/forms/form-files.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { hashToken } from '../../../platform/tokens.ts'
import { fileName, kindOfFile } from './file-kind.ts'
import { writeParts } from './file-parts.ts'
import { makeRoom, senderOf } from './file-room.ts'
import { messageFiles } from './inbox.tables.ts'

/** Job: deletes an uploaded file whose form was never sent. */
const forgetFileJob = 'inbox.forgetFile'
type ForgetFileData = JobData & { id: string }

/** How long an uploaded file is kept before its form is sent, ms. */
export const fileWaits = 12 * 3_600_000

/** A file field of a form. `options` name the kinds of file that it accepts. */
type AskedBy = { formId: string; field: { key: string; options: string[] } }

/** An uploaded file whose form has not been sent. The form refers to it by `claim`. */
export type ClaimedFile = { claim: string; name: string; size: number }

/**
 * Stores a file uploaded for a form field. Its type is detected from its bytes.
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
  const row = { formId, field: field.key, claim: hashToken(claim), name, contentType: kind.contentType, size }
  await transaction(ctx, (ctx) => keepWaiting(ctx, row, sent.bytes))
  return { claim, name, size }
}

type NewFile = Omit<typeof messageFiles.$inferInsert, 'siteId'>

async function keepWaiting(ctx: Ctx, row: NewFile, bytes: Uint8Array): Promise<void> {
  const machine = senderOf(ctx)
  await makeRoom(ctx, machine, row.size)
  const [kept] = await ctx.db
    .insert(messageFiles)
    .values({ ...row, machine, createdAt: ctx.now() })
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

/** Condition: files of a form that is not sent yet, by claim. */
function claimed(ctx: Ctx, formId: string, claims: string[]) {
  const hashes = claims.map(hashToken)
  return inSite(ctx, messageFiles, eq(messageFiles.formId, formId), isWaiting, inArray(messageFiles.claim, hashes))
}

/** Deletes files that the visitor removed or the form no longer asks for. Files of a sent message stay. */
export async function dropFiles(ctx: Ctx, formId: string, claims: string[]): Promise<void> {
  if (claims.length > 0) await ctx.db.delete(messageFiles).where(claimed(ctx, formId, claims))
}

type WaitingFile = ClaimedFile & { id: string; field: string }

/** Files of an unsent form for these claims, in their order. Inside a transaction their rows are locked. */
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
    const row = rows.find((row) => row.claim.equals(hashToken(claim)))
    return row ? [{ ...row, claim }] : []
  })
}

/** Attaches uploaded files to their message. */
export async function attachFiles(ctx: Ctx, messageId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await ctx.db
    .update(messageFiles)
    .set({ messageId, machine: null })
    .where(inSite(ctx, messageFiles, inArray(messageFiles.id, ids)))
}
