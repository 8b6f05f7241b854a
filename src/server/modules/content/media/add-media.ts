import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { mostMediaBytes } from '../../../../shared/content/media/media-admin.ts'
import { cut } from '../../../../shared/text.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { type Prepared, preparePicture } from './encoders.ts'
import { holdUploads, writeFirst } from './keep-upload.ts'
import { sendVariantsJob } from './make-variants.ts'
import { media } from './media.tables.ts'
import { changeFacts, holdMedia, type MediaRow, mediaTag, newId } from './media.ts'
import { removeStrays } from './remove-strays.ts'
import { announceVariants, placeOf } from './variants.ts'

type Given = { bytes: Uint8Array; fileName: string; alt: string }

/** `isKnown`: the library had these bytes already. */
type AddedMedia = Pick<MediaRow, 'id' | 'width' | 'height'> & { isKnown: boolean }

/**
 * Stores an image with its smallest variant and queues the others. The same bytes uploaded again return the existing image with
 * its first `alt`.
 * @throws Refusal `media.bytes`, and as `preparePicture`
 */
export async function addMedia(ctx: Ctx, given: Given): Promise<AddedMedia> {
  if (given.bytes.length > mostMediaBytes)
    throw refusal('media.bytes', { field: 'file', limit: mostMediaBytes / 1024 / 1024 })
  const checksum = createHash('sha256').update(given.bytes).digest('hex')
  const before = await findSame(ctx, checksum)
  if (before?.givenUp === '') return asAdded(before, true)
  const picture = await preparePicture(ctx, given.bytes)
  if (before && (await mend(ctx, before, picture))) return asAdded(before, true)
  const added = await keepPicture(ctx, given, checksum, picture)
  if (added) return asAdded(added, false)
  const other = await findSame(ctx, checksum)
  if (!other) throw new Error('a picture went away while it was added')
  return asAdded(other, true)
}

const asAdded = ({ id, width, height }: MediaRow, isKnown: boolean): AddedMedia => ({ id, width, height, isKnown })

export async function findSame(ctx: Ctx, checksum: string): Promise<MediaRow | undefined> {
  const [found] = await ctx.db
    .select()
    .from(media)
    .where(inSite(ctx, media, eq(media.checksum, checksum)))
  return found
}

/**
 * Restores the file of an image whose encoding was given up, and retries the encoding.
 * @returns false if the image has been deleted meanwhile
 */
function mend(ctx: Ctx, before: MediaRow, picture: Prepared): Promise<boolean> {
  const place = placeOf(ctx, before)
  return transaction(ctx, async (ctx) => {
    if ((await holdMedia(ctx, [before.id])).length === 0) return false
    if (before.shipped === null) await writeFirst(ctx.services.storage, place, picture)
    await changeFacts(ctx, before, { givenUp: '' })
    await sendVariantsJob(ctx, before.id, place)
    await announceVariants(ctx, place)
    await announce(ctx, mediaTag(before.id))
    return true
  })
}

/** @returns undefined if the same bytes are stored already */
async function keepPicture(
  ctx: Ctx,
  { fileName, alt }: Given,
  checksum: string,
  picture: Prepared,
): Promise<MediaRow | undefined> {
  const { bytes, first: _, ...facts } = picture
  const id = newId()
  const place = placeOf(ctx, { ...facts, id, file: null, shipped: null })
  const text = { fileName: cut(fileName, 200), alt: cut(alt, 300) }
  const row = { ...facts, ...text, id, bytes: bytes.length, checksum, createdAt: ctx.now() }
  let added: MediaRow | undefined
  try {
    added = await transaction(ctx, async (ctx) => {
      await holdUploads(ctx.db, ctx.site.id)
      await writeFirst(ctx.services.storage, place, picture)
      const target = [media.siteId, media.checksum]
      const [made] = await ctx.db.insert(media).values(row).onConflictDoNothing({ target }).returning()
      if (made) await sendVariantsJob(ctx, id, place)
      return made
    })
    return added
  } finally {
    // If the outcome of the commit is unknown, the database decides which files are strays.
    if (!added) await removeStrays(ctx.services, ctx.site.id, [id]).catch(leave)
  }

  function leave(error: unknown): void {
    ctx.log.warn({ err: error, id }, 'files of a picture that was not kept are left for later')
  }
}
