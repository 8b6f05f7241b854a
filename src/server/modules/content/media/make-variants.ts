import { eq } from 'drizzle-orm'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { inSite } from '../../../platform/table.ts'
import { colourOf, encode } from './encode.ts'
import { media } from './media.tables.ts'
import { findMedia, holdMedia, type MediaRow, mediaTag } from './media.ts'
import {
  announceVariants,
  fileOf,
  firstVariant,
  givenUp,
  type Place,
  placeOf,
  type Variant,
  variantsOf,
} from './variants.ts'

export const variantsJob = 'media.variants'

export type VariantsData = JobData & { id: string }

/** Writes the job that makes what is missing of a picture, unless one is waiting or under way. */
export function sendVariantsJob(ctx: Ctx, id: string, { folder }: Place): Promise<void> {
  const data: VariantsData = { siteId: ctx.site.id, id }
  return ctx.services.jobs.send(ctx.db, variantsJob, data, { key: folder })
}

/** When this process last asked for the variants of a picture, by their folder. */
const asked = new Map<string, number>()
const askedAgainAfter = 60_000
const mostAsked = 10_000

/** Has made what is missing of a picture that somebody is looking at. Nobody waits for it. */
export function askForVariants(ctx: Ctx, id: string, place: Place): void {
  const now = ctx.now().getTime()
  if (now - (asked.get(place.folder) ?? 0) < askedAgainAfter) return
  if (asked.size >= mostAsked) asked.clear()
  asked.set(place.folder, now)
  sendVariantsJob(ctx, id, place).catch((error: unknown) => {
    asked.delete(place.folder)
    ctx.log.error({ err: error, id }, 'variants of a picture could not be asked for')
  })
}

/**
 * Makes every variant of a picture that is not there yet, the smallest first. It may be done again at any time. It ends
 * early when the picture is deleted meanwhile, or cannot be encoded.
 */
export async function makeVariants(ctx: Ctx, { id }: { id: string }, signal?: AbortSignal): Promise<void> {
  const picture = await findMedia(ctx, id)
  if (!picture) return
  const { storage } = ctx.services
  const place = placeOf(ctx, picture)
  const files = new Set(await storage.list(place.folder))
  const missing = files.has(givenUp) ? [] : variantsOf(picture).filter((variant) => !files.has(fileOf(variant)))
  if (missing.length === 0) return
  const original = await storage.read(place.original)
  if (!original) return ctx.log.error({ file: place.original }, 'the file of a picture is gone')
  for (const variant of missing) {
    const made = await encodeOrGiveUp(ctx, { ...picture, bytes: original }, variant, signal)
    const file = made ? fileOf(variant) : givenUp
    const isKept = await keepFile(ctx, id, place, file, made ?? Buffer.from(fileOf(variant)))
    if (!made || !isKept) return
  }
  if (picture.colour === '') await addColour(ctx, id, place)
}

const mostTries = 3

type Original = Omit<MediaRow, 'bytes'> & { bytes: Uint8Array }

/** What failed for want of memory gets another chance. */
async function encodeOrGiveUp(ctx: Ctx, original: Original, variant: Variant, signal?: AbortSignal) {
  for (let tries = 1; ; tries++) {
    try {
      return await encode(original, variant.width, variant.format, 'later', signal)
    } catch (error) {
      signal?.throwIfAborted()
      if (tries < mostTries) continue
      ctx.log.error({ err: error, id: original.id, file: fileOf(variant) }, 'a picture cannot be encoded: given up')
      return undefined
    }
  }
}

/**
 * Writes a file of a picture while holding the picture: it cannot be deleted before the file is there, and then goes with it.
 * @returns false when the picture was deleted
 */
function keepFile(ctx: Ctx, id: string, place: Place, file: string, bytes: Uint8Array): Promise<boolean> {
  return transaction(ctx, async (ctx) => {
    if ((await holdMedia(ctx, [id])).length === 0) return false
    await ctx.services.storage.write(`${place.folder}/${file}`, bytes)
    await announceVariants(ctx, place)
    return true
  })
}

/** For a picture that came in before its colour was noted. */
async function addColour(ctx: Ctx, id: string, { folder }: Place): Promise<void> {
  const bytes = await ctx.services.storage.read(`${folder}/${fileOf(firstVariant)}`)
  const colour = bytes && (await colourOf(bytes))
  if (!colour) return
  await transaction(ctx, async (ctx) => {
    await ctx.db
      .update(media)
      .set({ colour })
      .where(inSite(ctx, media, eq(media.id, id)))
    await announce(ctx, mediaTag(id))
  })
}
