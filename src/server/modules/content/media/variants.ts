import { offeredWidths, type PictureWidth, pictureWidths } from '../../../../shared/content/pictures.ts'
import { type Ctx, cached } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import type { Storage } from '../../../platform/storage.ts'
import { createByteCache } from './byte-cache.ts'
import { type Format, formats } from './encode.ts'
import { contentTypes, mostPixels } from './inspect.ts'
import { findMedia, type MediaRow, mediaTag } from './media.ts'

/** A picture at one width in one format. */
export type Variant = { width: number; format: Format }

/** Where a picture's files lie, and the site whose read cache follows them. */
export type Place = { siteId: number; folder: string; original: string }

/** Announcements to it concern the shipped pictures of all sites. */
const everySite = 0

/** An upload has a folder of its own; what the product ships lies once for all sites. */
export function placeOf({ site }: Pick<Ctx, 'site'>, picture: Pick<MediaRow, 'id' | 'shipped' | 'contentType'>): Place {
  const { id, shipped, contentType } = picture
  if (shipped === null) return { siteId: site.id, folder: `${site.id}/${id}`, original: `${site.id}/original/${id}` }
  const folder = `shipped/${shipped}`
  const [kind] = Object.entries(contentTypes).find(([, type]) => type === contentType) ?? []
  return { siteId: everySite, folder, original: `${folder}/master.${kind}` }
}

/** Made while a picture comes in: there is always something to show of it. */
export const firstVariant = { width: pictureWidths[0], format: 'webp' } satisfies Variant

export const fileOf = ({ width, format }: Variant) => `${width}.${format}`

/** Stands beside the variants of a picture that cannot be made, so that it is not tried with every request. */
export const givenUp = 'failed'

/** Every width that a picture should have. A drawing has no width of its own: it is drawn as large as memory allows. */
export function widthsOf({
  contentType,
  width,
  height,
}: Pick<MediaRow, 'contentType' | 'width' | 'height'>): PictureWidth[] {
  if (contentType !== contentTypes.svg) return offeredWidths(width)
  return offeredWidths(Math.sqrt((mostPixels * width) / height))
}

/** Every variant that a picture should have, the smallest first. */
export function variantsOf(picture: MediaRow): Variant[] {
  return widthsOf(picture).flatMap((width) => formats.map((format) => ({ width, format })))
}

/**
 * A picture of the site, from the read cache, which drops it when the picture is deleted.
 * @throws Refusal `media.notFound`; that is not cached, because anybody may ask for any id
 */
export async function findPicture(ctx: Ctx, id: string): Promise<MediaRow> {
  const { value } = await cached(ctx, `picture ${id}`, async () => {
    const row = await findMedia(ctx, id)
    if (!row) throw refusal('media.notFound')
    return { value: row, tags: new Set([mediaTag(id)]) }
  })
  return value
}

const variantsTag = ({ folder }: Place) => `variants:${folder}`

/** Names of the files that are there for a picture, from the read cache, which hears of every variant that is made. */
export async function findMade(ctx: Ctx, place: Place): Promise<string[]> {
  const { storage, readCache } = ctx.services
  const { value } = await readCache.one(place.siteId, `variants ${place.folder}`, async () => ({
    value: await storage.list(place.folder),
    tags: new Set([variantsTag(place)]),
  }))
  return value
}

/** Tells every process, when the transaction commits, that there are other files than before. */
export function announceVariants(ctx: Ctx, place: Place): Promise<void> {
  return ctx.services.bus.announce(ctx.db, place.siteId, [variantsTag(place)])
}

const held = createByteCache(64 * 1024 * 1024)

/** The bytes of a variant that should be there; one that is gone from the storage is forgotten. */
export async function readVariant(ctx: Ctx, place: Place, variant: Variant): Promise<Uint8Array | undefined> {
  const key = `${place.folder}/${fileOf(variant)}`
  const known = held.get(key)
  if (known) return known
  const stored = await ctx.services.storage.read(key)
  if (stored) held.put(key, stored)
  else ctx.services.bus.tell(place.siteId, [variantsTag(place)])
  return stored
}

/** Removes everything that is stored of an upload. */
export async function removeFiles(storage: Storage, { original, folder }: Place): Promise<void> {
  await storage.remove(original)
  await storage.removeFolder(folder)
}

export function isOffered(width: number): width is PictureWidth {
  return pictureWidths.some((offered) => offered === width)
}
