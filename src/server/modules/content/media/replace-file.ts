import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { mostMediaBytes } from '../../../../shared/content/media/media-admin.ts'
import { kindOfType } from '../../../../shared/content/media/media-files.ts'
import { announce, type Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { findSame } from './add-media.ts'
import { preparePicture } from './encoders.ts'
import { holdUploads, writeFirst } from './keep-upload.ts'
import { sendVariantsJob } from './make-variants.ts'
import { media } from './media.tables.ts'
import { findMedia, lockMedia, mediaTag, newId, removeFileLater } from './media.ts'
import { removeStrays } from './remove-strays.ts'
import { withFileOnce } from './same-file.ts'
import { fileIdOf, placeOf } from './variants.ts'

/**
 * Replaces an image's file, at a new address (B108). The former file is removed; its address leads to the new one. The same
 * file again is a no-op, unless sizes of the picture could not be made.
 * @param tags are announced with it
 * @throws Refusal `media.notFound`, `media.bytes`, `media.replace` for a video or document, `media.same` if the file is another
 * image already, and as `preparePicture`
 */
export async function replaceFile(ctx: Ctx, id: string, bytes: Uint8Array, tags: string[]): Promise<void> {
  if (bytes.length > mostMediaBytes)
    throw refusal('media.bytes', { field: 'file', limit: mostMediaBytes / 1024 / 1024 })
  const checksum = createHash('sha256').update(bytes).digest('hex')
  const same = await findSame(ctx, checksum)
  if (same && same.id !== id) throw refusal('media.same', { field: 'file', name: same.fileName })
  if (same?.givenUp === '') return
  const picture = await preparePicture(ctx, bytes)
  const { bytes: kept, first: _, ...facts } = picture
  const file = newId()
  const place = placeOf(ctx, { ...facts, id, file, shipped: null })
  let done = false
  try {
    await withFileOnce(ctx, { id, checksum }, async (ctx) => {
      await holdUploads(ctx.db, ctx.site.id)
      await lockMedia(ctx, id)
      const before = await findMedia(ctx, id)
      if (!before) throw refusal('media.notFound')
      if (kindOfType(before.contentType) !== 'picture') throw refusal('media.replace', { field: 'file' })
      await writeFirst(ctx.services.storage, place, picture)
      const formerFiles = before.file === null ? before.formerFiles : [...before.formerFiles, before.file]
      const row = { ...facts, file, formerFiles, bytes: kept.length, checksum, shipped: null, givenUp: '' }
      await ctx.db
        .update(media)
        .set(row)
        .where(inSite(ctx, media, eq(media.id, id)))
      await sendVariantsJob(ctx, id, place)
      if (before.shipped === null) await removeFileLater(ctx, fileIdOf(before))
      await announce(ctx, mediaTag(id), ...tags)
    })
    done = true
  } finally {
    // If the outcome of the commit is unknown, the database decides which files are strays.
    if (!done)
      await removeStrays(ctx.services, ctx.site.id, [file]).catch((error: unknown) => {
        ctx.log.warn({ err: error, id }, 'files of a picture that were not kept are left for later')
      })
  }
}
