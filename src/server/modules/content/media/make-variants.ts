import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { averageColour, CannotEncode, encodeVariant } from './encoders.ts'
import { changeFacts, findMedia, holdMedia, type MediaRow, mediaTag } from './media.ts'
import { fileOf, firstVariant, type Variant, variantsOf } from './variant.ts'
import { announceVariants, type Place, placeOf } from './variants.ts'

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

/** Has made what is missing of a picture that somebody is looking at, unless that was given up. Nobody waits for it. */
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
 * Makes every variant of a picture that is not there yet, the smallest first. It may be done again at any time. It ends
 * early when the picture is deleted meanwhile, or cannot be encoded, which is noted: it is not tried again.
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

/** What was given up when there is nothing to make variants of; otherwise it is the name of a variant's file. */
const originalGone = 'original'

const mostTries = 3

/** A picture with the file that something was found out of. */
type Known = Pick<MediaRow, 'id' | 'file'>

type Original = Omit<MediaRow, 'bytes'> & { bytes: Uint8Array }

/** A picture that fails gets another chance; what has nothing to do with the picture is for the next try of the job. */
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
 * Writes a file of a picture while holding the picture: it cannot be deleted before the file is there, and then goes with it.
 * @returns false when the picture was deleted, or has another file now
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

/** For a picture that came in before its colour was noted. */
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
