import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { mostMediaBytes } from '../../../../shared/content/media-admin.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { colourOf, encode } from './encode.ts'
import { type Inspected, inspect } from './inspect.ts'
import { sendVariantsJob } from './make-variants.ts'
import { media } from './media.tables.ts'
import { newId } from './media.ts'
import { fileOf, firstVariant, placeOf, removeFiles } from './variants.ts'

type Given = { bytes: Uint8Array; fileName: string; alt: string }

type AddedMedia = { id: string; width: number; height: number }

const known = { id: media.id, width: media.width, height: media.height }

/**
 * Keeps a picture with its smallest variant, and has the others made. The same bytes given twice are one picture, with the
 * first `alt`.
 * @throws Refusal `media.bytes`, `media.type`, `media.pixels`, `media.embedded`, `media.broken`
 */
export async function addMedia(ctx: Ctx, given: Given): Promise<AddedMedia> {
  if (given.bytes.length > mostMediaBytes)
    throw refusal('media.bytes', { field: 'file', limit: mostMediaBytes / 1024 / 1024 })
  const checksum = createHash('sha256').update(given.bytes).digest('hex')
  const before = await findSame(ctx, checksum)
  if (before) return before
  const picture = await inspect(given.bytes)
  const added = await keepPicture(ctx, given, checksum, picture, await makeFirst(ctx, picture))
  if (added) return added
  // Somebody else gave the same bytes in the meantime.
  const other = await findSame(ctx, checksum)
  if (!other) throw new Error('a picture went away while it was added')
  return other
}

async function findSame(ctx: Ctx, checksum: string): Promise<AddedMedia | undefined> {
  const [found] = await ctx.db
    .select(known)
    .from(media)
    .where(inSite(ctx, media, eq(media.checksum, checksum)))
  return found
}

/** What a file says of itself may be a lie, or all that came of it: a picture that cannot be shown is not taken. */
async function makeFirst(ctx: Ctx, picture: Inspected): Promise<Uint8Array> {
  try {
    return await encode(picture, firstVariant.width, firstVariant.format, 'now')
  } catch (error) {
    ctx.log.info({ err: error }, 'a picture that cannot be shown was refused')
    throw refusal('media.broken', { field: 'file' })
  }
}

/** @returns undefined when the same bytes are there already */
async function keepPicture(
  ctx: Ctx,
  { fileName, alt }: Given,
  checksum: string,
  { bytes, ...picture }: Inspected,
  first: Uint8Array,
): Promise<AddedMedia | undefined> {
  const { storage } = ctx.services
  const id = newId()
  const place = placeOf(ctx, { ...picture, id, shipped: null })
  const row = {
    ...picture,
    id,
    fileName: fileName.slice(0, 200),
    bytes: bytes.length,
    alt: alt.slice(0, 300),
    checksum,
    colour: await colourOf(first),
    createdAt: ctx.now(),
  }
  let added: AddedMedia | undefined
  try {
    await storage.write(place.original, bytes)
    await storage.write(`${place.folder}/${fileOf(firstVariant)}`, first)
    added = await transaction(ctx, async (ctx) => {
      const target = [media.siteId, media.checksum]
      const [made] = await ctx.db.insert(media).values(row).onConflictDoNothing({ target }).returning(known)
      if (made) await sendVariantsJob(ctx, id, place)
      return made
    })
    return added
  } finally {
    if (!added) await removeFiles(storage, place)
  }
}
