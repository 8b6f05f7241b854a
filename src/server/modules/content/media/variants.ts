import { type PictureWidth, pictureWidths } from '../../../../shared/content/pictures.ts'
import { type Ctx, cached } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import type { Storage } from '../../../platform/storage.ts'
import { createByteCache } from './byte-cache.ts'
import { contentTypes } from './formats.ts'
import { findByFile, type MediaRow, mediaTag } from './media.ts'
import { partsFolder } from './parts.ts'
import { fileOf, type Variant } from './variant.ts'

/** Where a picture's files lie, and the site whose read cache follows them. */
export type Place = { siteId: number; folder: string; original: string }

/** Announcements to it concern the shipped pictures of all sites. */
const everySite = 0

/** What the address of its file names. */
export const fileIdOf = ({ id, file }: Pick<MediaRow, 'id' | 'file'>) => file ?? id

/** An upload has a folder of its own; what the product ships lies once for all sites. */
export function placeOf(
  { site }: { site: { id: number } },
  picture: Pick<MediaRow, 'id' | 'file' | 'shipped' | 'contentType'>,
): Place {
  const { shipped, contentType } = picture
  const file = fileIdOf(picture)
  if (shipped === null)
    return { siteId: site.id, folder: `${site.id}/${file}`, original: `${site.id}/original/${file}` }
  const folder = `shipped/${shipped}`
  const [kind] = Object.entries(contentTypes).find(([, type]) => type === contentType) ?? []
  return { siteId: everySite, folder, original: `${folder}/master.${kind}` }
}

/**
 * A picture of the site, by its id or that of a file that it has or had, from the read cache, which drops it when the picture is
 * deleted or replaced.
 * @throws Refusal `media.notFound`; that is not cached, because anybody may ask for any id
 */
export async function findPicture(ctx: Ctx, id: string): Promise<MediaRow> {
  const { value } = await cached(ctx, `picture ${id}`, async () => {
    const row = await findByFile(ctx, id)
    if (!row) throw refusal('media.notFound')
    return { value: row, tags: new Set([mediaTag(row.id)]) }
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

/** Removes everything that is stored of a file: as a picture, and in parts. */
export async function removeFiles(storage: Storage, siteId: number, id: string): Promise<void> {
  const { original, folder } = placeOf({ site: { id: siteId } }, { id, file: null, shipped: null, contentType: '' })
  await storage.remove(original)
  await storage.removeFolder(folder)
  await storage.removeFolder(partsFolder(siteId, id))
}

export function isOffered(width: number): width is PictureWidth {
  return pictureWidths.some((offered) => offered === width)
}
