import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { media } from './media.tables.ts'
import { newId } from './media.ts'

/**
 * An image that comes with the product, in the folder `shipped`: `master.avif`, `.webp` or `.svg` by its content type, and its
 * AVIF variants as `<width>.avif`. Size in px and bytes are the master's; `colour` is `#rrggbb`, or empty.
 */
export type ShippedPicture = Pick<
  typeof media.$inferSelect,
  'fileName' | 'alt' | 'width' | 'height' | 'bytes' | 'contentType' | 'colour'
> & { shipped: string; focus: { x: number; y: number } }

/**
 * Adds shipped images to the site's library. No file is copied; images already in the library stay unchanged.
 * @returns their ids, in the order of `pictures`
 */
export async function addShipped(ctx: Ctx, pictures: ShippedPicture[]): Promise<string[]> {
  if (pictures.length === 0) return []
  const rows = new Map(pictures.map((picture) => [picture.shipped, asRow(ctx, picture)]))
  const added = await ctx.db
    .insert(media)
    .values([...rows.values()])
    // A no-op update, so that `returning` includes the rows that exist already.
    .onConflictDoUpdate({ target: [media.siteId, media.checksum], set: { checksum: sql`excluded.checksum` } })
    .returning({ id: media.id, checksum: media.checksum })
  const ids = new Map(added.map(({ id, checksum }) => [checksum, id]))
  return pictures.flatMap(({ shipped }) => ids.get(shipped) ?? [])
}

/** The content address is the checksum: the same bytes are one image, uploaded or shipped. */
function asRow(ctx: Ctx, { shipped, fileName, alt, focus, ...picture }: ShippedPicture) {
  const { width, height, bytes, contentType, colour } = picture
  const facts = { width, height, bytes, contentType, colour, focusX: focus.x, focusY: focus.y }
  return { ...facts, id: newId(), shipped, checksum: shipped, fileName, alt, createdAt: ctx.now() }
}
