import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { averageColour, CannotEncode, encodeVariant } from './encoders.ts'
import { changeFacts, findMedia, holdMedia, type MediaRow, mediaTag } from './media.ts'
import { fileOf, firstVariant, type Variant, variantsOf } from './variant.ts'
import { announceVariants, type Place, placeOf } from './variants.ts'

export const variantsJob = 'media.variants'

export type VariantsData = JobData & { id: string }

/** Queues the job that makes an image's missing variants, unless one is queued or running. */
export function sendVariantsJob(ctx: Ctx, id: string, { folder }: Place): Promise<void> {
  const data: VariantsData = { siteId: ctx.site.id, id }
  return ctx.services.jobs.send(ctx.db, variantsJob, data, { key: folder })
}

/** When this process last queued an image's variants, by folder. */
const asked = new Map<string, number>()
const askedAgainAfter = 60_000
const mostAsked = 10_000

/** Queues missing variants of a requested image, unless encoding has been given up. Fire and forget. */
export function askForVariants(ctx: Ctx, { id, givenUp }: MediaRow, place: Place): void {
  const now = ctx.now().getTime()
  if (givenUp !== '' || now - (asked.get(place.folder) ?? 0) < askedAgainAfter) return
  if (asked.size >= mostAsked) asked.clear()
  asked.set(place.folder, now)
  sendVariantsJob(ctx, id, place).catch((error: unknown) => {
    asked.delete(place.folder)
    ctx.log.error({ err: error, id }, 'variants of a picture could not be asked for')
  })
}

/**
 * Makes an image's missing variants, smallest first. Idempotent. Stops early if the image is deleted meanwhile, or cannot be
 * encoded: that is stored, and the image is not retried.
 */
export async function makeVariants(ctx: Ctx, { id }: { id: string }, signal?: AbortSignal): Promise<void> {
  const picture = await findMedia(ctx, id)
  if (picture?.givenUp !== '') return
  const { storage } = ctx.services
  const place = placeOf(ctx, picture)
  const files = new Set(await storage.list(place.folder))
  const missing = variantsOf(picture).filter((variant) => !files.has(fileOf(variant)))
  if (missing.length === 0) return
  const original = await storage.read(place.original)
  if (!original) return giveUp(ctx, picture, originalGone, 'the file of a picture is gone')
  for (const variant of missing) {
    const made = await encodeOrGiveUp(ctx, { ...picture, bytes: original }, variant, signal)
    if (!made || !(await keepFile(ctx, picture, place, fileOf(variant), made))) return
  }
  if (picture.colour === '') await addColour(ctx, picture, place)
}

/** Value of `givenUp` if the original is missing; otherwise it is the file name of a variant. */
const originalGone = 'original'

const mostTries = 3

/** An image, and the file that the facts were derived from. */
type Known = Pick<MediaRow, 'id' | 'file'>

type Original = Omit<MediaRow, 'bytes'> & { bytes: Uint8Array }

/** Retries errors of the image up to `mostTries`; other errors are thrown, for the job's retry. */
async function encodeOrGiveUp(ctx: Ctx, original: Original, variant: Variant, signal?: AbortSignal) {
  for (let tries = 1; ; tries++) {
    try {
      return await encodeVariant(ctx, original, variant, signal)
    } catch (error) {
      if (!(error instanceof CannotEncode)) throw error
      if (tries < mostTries) continue
      return giveUp(ctx, original, fileOf(variant), 'a picture cannot be encoded: given up', error)
    }
  }
}

async function giveUp(ctx: Ctx, picture: Known, what: string, why: string, error?: unknown): Promise<undefined> {
  ctx.log.error({ err: error, id: picture.id, file: what }, why)
  await noteFacts(ctx, picture, { givenUp: what })
}

/**
 * Writes a file with the image's row locked, so that a deletion waits and then removes the file too.
 * @returns false if the image was deleted, or its file replaced
 */
function keepFile(ctx: Ctx, { id, file: own }: Known, place: Place, file: string, bytes: Uint8Array): Promise<boolean> {
  return transaction(ctx, async (ctx) => {
    if ((await holdMedia(ctx, [id])).length === 0) return false
    if ((await findMedia(ctx, id))?.file !== own) return false
    await ctx.services.storage.write(`${place.folder}/${file}`, bytes)
    await announceVariants(ctx, place)
    return true
  })
}

/** For images stored before colours were computed. */
async function addColour(ctx: Ctx, picture: Known, { folder }: Place): Promise<void> {
  const bytes = await ctx.services.storage.read(`${folder}/${fileOf(firstVariant)}`)
  const colour = bytes && (await averageColour(ctx, bytes))
  if (colour) await noteFacts(ctx, picture, { colour })
}

function noteFacts(ctx: Ctx, picture: Known, facts: Parameters<typeof changeFacts>[2]): Promise<void> {
  return transaction(ctx, async (ctx) => {
    await changeFacts(ctx, picture, facts)
    await announce(ctx, mediaTag(picture.id))
  })
}
