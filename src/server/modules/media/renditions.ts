import { pictureWidths } from '../../../shared/pictures.ts'
import type { Ctx, Services } from '../../platform/context.ts'
import { refusal } from '../../platform/refusal.ts'
import { createByteCache } from './byte-cache.ts'
import { encode, type Format, formats } from './encode.ts'
import type { Urgency } from './encode-queue.ts'
import { findMedia, type MediaRow, mediaTag, originalKey } from './media.ts'
import { readMaster, readVariant } from './shipped.ts'

/** A picture at one width in one format. */
export type Rendition = { id: string; width: number; format: Format }

const finished = createByteCache(64 * 1024 * 1024)
const making = new Map<string, Promise<Uint8Array>>()

/** The site's id is part of every key, so what one site keeps is never found by another. */
function keyOf({ site }: Ctx, { id, width, format }: Rendition): string {
  return `${site.id}/${id}/${width}.${format}`
}

/** The rendition if it is made already; while it is being made, what is stored of it may be half a file. */
export async function findRendition(ctx: Ctx, rendition: Rendition): Promise<Uint8Array | undefined> {
  const key = keyOf(ctx, rendition)
  if (making.has(key)) return undefined
  const held = finished.get(key)
  if (held) return held
  const stored = (await ctx.services.storage.read(key)) ?? (await findShipped(ctx, rendition))
  if (stored) finished.put(key, stored)
  return stored
}

/** The product ships its own pictures ready in the format that most browsers take. */
async function findShipped(ctx: Ctx, { id, width, format }: Rendition): Promise<Uint8Array | undefined> {
  const shipped = format === 'avif' ? (await findMedia(ctx, id))?.shipped : undefined
  return shipped ? readVariant(shipped, width, format) : undefined
}

function readOriginal(ctx: Ctx, { id, shipped, contentType }: MediaRow): Promise<Uint8Array | undefined> {
  return shipped ? readMaster(shipped, contentType) : ctx.services.storage.read(originalKey(ctx, id))
}

/**
 * The rendition, made if need be: once, however many ask at the same time.
 * @throws Refusal `media.notFound`, also for what is stored and was damaged since
 */
export async function makeRendition(ctx: Ctx, rendition: Rendition, urgency: Urgency): Promise<Uint8Array> {
  const key = keyOf(ctx, rendition)
  const found = await findRendition(ctx, rendition)
  if (found) return found
  const running = making.get(key)
  if (running) return running
  const made = render(ctx, rendition, urgency).finally(() => making.delete(key))
  making.set(key, made)
  return made
}

async function render(ctx: Ctx, rendition: Rendition, urgency: Urgency): Promise<Uint8Array> {
  const { storage } = ctx.services
  const row = await findMedia(ctx, rendition.id)
  const bytes = row && (await readOriginal(ctx, row))
  if (!bytes) throw refusal('media.notFound')
  const { contentType, width } = row
  const key = keyOf(ctx, rendition)
  const made = await encode({ contentType, width, bytes }, rendition.width, rendition.format, urgency).catch(
    (error: unknown) => {
      ctx.log.error({ err: error, key }, 'a stored picture cannot be shown')
      throw refusal('media.notFound')
    },
  )
  // Where it cannot be kept, on a full disk, it is shown all the same, and made again some time.
  await storage
    .write(key, made)
    .catch((error: unknown) => ctx.log.error({ err: error, key }, 'a rendition could not be kept'))
  finished.put(key, made)
  return made
}

/** Removes everything that is stored of a deleted picture. */
export async function removeFiles(ctx: Ctx, id: string): Promise<void> {
  const { storage } = ctx.services
  await storage.remove(originalKey(ctx, id))
  for (const width of pictureWidths) {
    for (const format of formats) await storage.remove(keyOf(ctx, { id, width, format }))
  }
}

/** Lets this process forget pictures that were deleted, in whichever process that was. */
export function forgetDeleted(bus: Services['bus']): void {
  bus.listen({
    changed(siteId, tags) {
      for (const tag of tags)
        if (tag.startsWith(mediaTag(''))) finished.drop(`${siteId}/${tag.slice(mediaTag('').length)}/`)
    },
    missed: () => finished.drop(''),
  })
}
