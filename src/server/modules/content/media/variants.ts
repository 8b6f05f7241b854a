import { type PictureWidth, pictureWidths } from '../../../../shared/content/media/pictures.ts'
import { type Ctx, cached } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import type { Storage } from '../../../platform/storage.ts'
import { createByteCache } from './byte-cache.ts'
import { contentTypes } from './formats.ts'
import { findByFile, type MediaRow, mediaTag } from './media.ts'
import { partsFolder } from './parts.ts'
import { fileOf, type Variant } from './variant.ts'

/** Storage location of an image's files, and the site whose read cache follows them. */
export type Place = { siteId: number; folder: string; original: string }

/** Announcements to this site id concern shipped images of all sites. */
const everySite = 0

/** The id in the address of the image's file. */
export const fileIdOf = ({ id, file }: Pick<MediaRow, 'id' | 'file'>) => file ?? id

/** An upload has its own folder; a shipped image has one folder for all sites. */
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
 * Finds an image of the site by its id or that of a present or former file, through the read cache, which drops it when the
 * image is deleted or replaced.
 * @throws Refusal `media.notFound`; misses are not cached, because clients may ask for any id
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

/** Names of the image's stored files, through the read cache; each new variant is announced. */
export async function findMade(ctx: Ctx, place: Place): Promise<string[]> {
  const { storage, readCache } = ctx.services
  const { value } = await readCache.one(place.siteId, `variants ${place.folder}`, async () => ({
    value: await storage.list(place.folder),
    tags: new Set([variantsTag(place)]),
  }))
  return value
}

/** Announces to every process, on commit, that the image's files have changed. */
export function announceVariants(ctx: Ctx, place: Place): Promise<void> {
  return ctx.services.bus.announce(ctx.db, place.siteId, [variantsTag(place)])
}

const held = createByteCache(64 * 1024 * 1024)

/** The bytes of a stored variant, cached in memory; undefined if the file is gone. */
export async function readVariant(ctx: Ctx, place: Place, variant: Variant): Promise<Uint8Array | undefined> {
  const key = `${place.folder}/${fileOf(variant)}`
  const known = held.get(key)
  if (known) return known
  const stored = await ctx.services.storage.read(key)
  if (stored) held.put(key, stored)
  else ctx.services.bus.tell(place.siteId, [variantsTag(place)])
  return stored
}

/** Removes all stored bytes of a file: as an image, and as parts. */
export async function removeFiles(storage: Storage, siteId: number, id: string): Promise<void> {
  const { original, folder } = placeOf({ site: { id: siteId } }, { id, file: null, shipped: null, contentType: '' })
  await storage.remove(original)
  await storage.removeFolder(folder)
  await storage.removeFolder(partsFolder(siteId, id))
}

export function isOffered(width: number): width is PictureWidth {
  return pictureWidths.some((offered) => offered === width)
}
