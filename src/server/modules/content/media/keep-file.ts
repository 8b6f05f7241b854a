import { eq } from 'drizzle-orm'
import { kindOfType, type MediaKind } from '../../../../shared/content/media/media-files.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { inspectFile } from './inspect-file.ts'
import { media } from './media.tables.ts'
import { findMedia, lockMedia, mediaTag, newId, removeFileLater } from './media.ts'
import { overwrite, partsFolder, writeParts } from './parts.ts'
import { requireNoOther, withFileOnce } from './same-file.ts'
import { uploads } from './uploads.tables.ts'
import { dropUploads, lockUpload, type UploadRow } from './uploads.ts'
import { fileIdOf } from './variants.ts'

type Kept = { id: string; isKnown: boolean }

/** @throws Refusal as `inspectFile`, and `upload.notFound` if the upload was cancelled meanwhile */
export async function keepFile(
  ctx: Ctx,
  { id, fileName, bytes }: UploadRow,
  kind: Exclude<MediaKind, 'picture'>,
  checksum: string,
): Promise<Kept> {
  const { facts, blanks, plain } = await inspectFile(ctx, { id, bytes }, kind)
  const file = await writePlain(ctx, { id, bytes }, plain)
  return transaction(ctx, async (ctx) => {
    await lockUpload(ctx, id)
    await overwrite(ctx.services.storage, partsFolder(ctx.site.id, id), bytes, blanks)
    const [made] = await ctx.db
      .insert(media)
      .values({ ...facts, id: file.id, fileName, bytes: file.bytes, checksum, createdAt: ctx.now() })
      .onConflictDoNothing({ target: [media.siteId, media.checksum] })
      .returning({ id: media.id })
    if (made) {
      await endUpload(ctx, id, file.id)
      return { id: made.id, isKnown: false }
    }
    await dropUploads(ctx, [id])
    if (file.id !== id) await removeFileLater(ctx, file.id)
    const [same] = await ctx.db
      .select({ id: media.id })
      .from(media)
      .where(inSite(ctx, media, eq(media.checksum, checksum)))
    if (!same) throw new Error('a file went away while it was added')
    return { id: same.id, isKnown: true }
  })
}

type Stored = Pick<UploadRow, 'id' | 'bytes'>

/**
 * Writes a PDF without its notes beside the upload, so that a call that is cut off finds that as it was; what it leaves is removed as
 * a stray.
 * @returns the file that visitors may read: this one, or the upload itself
 */
async function writePlain(ctx: Ctx, upload: Stored, plain: Uint8Array | undefined): Promise<Stored> {
  if (!plain) return upload
  const id = newId()
  await writeParts(ctx.services.storage, partsFolder(ctx.site.id, id), plain)
  return { id, bytes: plain.length }
}

/**
 * Replaces the file of a video or document with one of the same kind; addresses of the former file lead to the new one.
 * @throws Refusal `media.notFound`, `media.replace` if the kind differs, `media.same`, and as `inspectFile`
 */
export async function replaceWithFile(
  ctx: Ctx,
  { id: upload, bytes }: UploadRow,
  kind: MediaKind,
  checksum: string,
  id: string,
): Promise<Kept> {
  const known = await findMedia(ctx, id)
  if (!known) throw refusal('media.notFound')
  if (kind === 'picture' || kindOfType(known.contentType) !== kind) throw refusal('media.replace', { field: 'file' })
  const { facts, blanks, plain } = await inspectFile(ctx, { id: upload, bytes }, kind)
  if (facts.contentType !== known.contentType) throw refusal('media.replace', { field: 'file' })
  const file = await writePlain(ctx, { id: upload, bytes }, plain)
  return withFileOnce(ctx, { id, checksum }, async (ctx) => {
    await lockUpload(ctx, upload)
    await lockMedia(ctx, id)
    const before = await findMedia(ctx, id)
    if (!before) throw refusal('media.notFound')
    await requireNoOther(ctx, id, checksum)
    if (before.checksum === checksum) await dropUploads(ctx, [upload])
    else {
      await overwrite(ctx.services.storage, partsFolder(ctx.site.id, upload), bytes, blanks)
      const formerFiles = before.file === null ? before.formerFiles : [...before.formerFiles, before.file]
      await ctx.db
        .update(media)
        .set({ ...facts, file: file.id, formerFiles, bytes: file.bytes, checksum })
        .where(inSite(ctx, media, eq(media.id, id)))
      await endUpload(ctx, upload, file.id)
      await removeFileLater(ctx, fileIdOf(before))
      await announce(ctx, mediaTag(id))
    }
    return { id, isKnown: before.checksum === checksum }
  })
}

/** Deletes the upload, and its parts unless they now belong to the library's file. */
async function endUpload(ctx: Ctx, id: string, file: string): Promise<void> {
  if (file === id) await ctx.db.delete(uploads).where(inSite(ctx, uploads, eq(uploads.id, id)))
  else await dropUploads(ctx, [id])
}
