import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { inArray } from 'drizzle-orm'
import { pictureWidths } from '../../../shared/pictures.ts'
import type { Ctx } from '../../platform/context.ts'
import { inSite } from '../../platform/table.ts'
import { contentTypes } from './inspect.ts'
import { media } from './media.tables.ts'
import { type MediaRow, newId } from './media.ts'

/** Where the pictures lie that come with the product, `{content address}/{width}.avif` and a master; nothing writes here. */
const shippedFolder = 'starters/pictures'

/** A picture that the product ships, as a site has it. Sizes are px, and bytes of the master. */
export type ShippedMedia = Pick<
  MediaRow,
  'fileName' | 'alt' | 'width' | 'height' | 'bytes' | 'contentType' | 'colour'
> & { shipped: string }

/**
 * Puts pictures that the product ships into the site's library. The same one given twice, or there already, is one
 * picture, with the first `alt`.
 * @returns their ids, in the order given
 */
export async function addShipped(ctx: Ctx, pictures: ShippedMedia[]): Promise<string[]> {
  if (pictures.length === 0) return []
  const once = new Map(pictures.toReversed().map((picture) => [picture.shipped, picture]))
  const rows = [...once.values()].toReversed().map((picture) => ({
    ...picture,
    id: newId(),
    checksum: picture.shipped,
    createdAt: ctx.now(),
  }))
  await ctx.db
    .insert(media)
    .values(rows)
    .onConflictDoNothing({ target: [media.siteId, media.checksum] })
  const there = await ctx.db
    .select({ id: media.id, checksum: media.checksum })
    .from(media)
    .where(inSite(ctx, media, inArray(media.checksum, [...once.keys()])))
  const ids = new Map(there.map(({ id, checksum }) => [checksum, id]))
  return pictures.map(({ shipped }) => {
    const id = ids.get(shipped)
    if (!id) throw new Error('a picture went away while it was added')
    return id
  })
}

/** What other formats are made from. */
export function readMaster(shipped: string, contentType: string): Promise<Uint8Array | undefined> {
  return read(shipped, contentType === contentTypes.svg ? 'master.svg' : 'master.avif')
}

/** The variant of that width, or the widest one below it: a picture is never enlarged. */
export async function readVariant(shipped: string, width: number, format: string): Promise<Uint8Array | undefined> {
  for (const offered of pictureWidths.toReversed()) {
    const found = offered <= width ? await read(shipped, `${offered}.${format}`) : undefined
    if (found) return found
  }
  return undefined
}

async function read(shipped: string, file: string): Promise<Uint8Array | undefined> {
  // The address is a column's value: it names a folder of ours and nothing else.
  if (!/^[0-9a-f]{16,64}$/.test(shipped)) return undefined
  return readFile(path.join(shippedFolder, shipped, file)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}
