import { z } from 'zod'
import { refusals } from '../../../../shared/api/refusals.ts'
import { largestWhole } from '../../../../shared/whole-numbers.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Urgency } from '../../../platform/processes/fair-queue.ts'
import { ProcessEnded } from '../../../platform/processes/killable.ts'
import { PoolBusy } from '../../../platform/processes/killable-pool.ts'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import { beginsAsDrawing, contentTypes } from './formats.ts'
import type { Variant } from './variant.ts'

/** Requests to the encoder process (encoder/main.ts). The image's bytes are sent along; for a video, its two ends. */
export type Task =
  | { kind: 'prepare' }
  | { kind: 'variant'; contentType: string; width: number; variant: Variant }
  | { kind: 'colour' }
  | { kind: 'film'; bytes: number }
  | { kind: 'document' }

const size = z.number().int().min(1).max(largestWhole)
const colour = z.string().regex(/^(#[0-9a-f]{6})?$/)

/** The encoder handles untrusted files, so its replies are validated like untrusted input. */
const answer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('done'), facts: z.unknown() }),
  z.object({
    kind: z.literal('refused'),
    code: z.enum(Object.keys(refusals) as [keyof typeof refusals]),
    text: z.string().max(1_000),
    faults: z.array(z.object({ field: z.string().optional(), code: z.string(), defaultMessage: z.string() })).max(5),
  }),
  z.object({ kind: z.literal('fault'), text: z.string() }),
])

export type Answer = z.input<typeof answer>

const picture = z.object({
  contentType: z.enum(Object.values(contentTypes) as [string]),
  width: size,
  height: size,
  colour,
  isAnimated: z.boolean(),
})

/** An image as it may be stored, with its first variant. Sizes in px. */
export type Prepared = z.output<typeof picture> & { bytes: Uint8Array; first: Uint8Array }

/**
 * Inspects an upload: type, sanitised content, whether it can be decoded.
 * @throws Refusal `media.type`, `media.pixels`, `media.bytes`, `media.embedded`, `media.drawing`, `media.broken`,
 * `media.heavy`, `media.busy`
 */
export async function preparePicture(ctx: Ctx, given: Uint8Array): Promise<Prepared> {
  try {
    const { facts, parts } = await ask(ctx, { kind: 'prepare' }, [given], 'now')
    const [changed, first] = parts
    if (!changed || !first) throw new Error('a picture was prepared, but did not come')
    const read = picture.parse(facts)
    // For drawings only the sanitised bytes are kept, never the upload.
    const isAsGiven = changed.length === 0 && read.contentType !== contentTypes.svg
    return { ...read, bytes: isAsGiven ? given : changed, first }
  } catch (error) {
    throw asRefusal(ctx, error)
  }
}

/**
 * Like `preparePicture`, for users' portraits and photos of purchases. Drawings are refused by their first bytes, before
 * rendering, and are not among the types that the refusal offers (B185).
 * @throws Refusal `media.photo`, and as `preparePicture` but for `media.type`
 */
export async function preparePhoto(ctx: Ctx, given: Uint8Array): Promise<Prepared> {
  if (beginsAsDrawing(given)) throw refusal('media.photo', { field: 'file' })
  const prepared = await preparePicture(ctx, given).catch((error: unknown) => {
    throw error instanceof Refusal && error.code === 'media.type' ? refusal('media.photo', { field: 'file' }) : error
  })
  if (prepared.contentType === contentTypes.svg) throw refusal('media.photo', { field: 'file' })
  return prepared
}

const film = z.object({
  contentType: z.enum(['video/mp4', 'video/webm']),
  width: size,
  height: size,
  seconds: size.nullable(),
  blanks: z
    .array(z.object({ at: z.int().min(0), bytes: size, begins: z.string().regex(/^([0-9a-f]{2}){8,16}$/) }))
    .max(100),
})

/**
 * Reads a video's metadata, which is at one of its ends, and where a camera's notes are in it.
 * @param bytes size of the whole file
 * @throws Refusal `media.film`, `media.codec`, `media.heavy`, `media.busy`
 */
export async function inspectFilm(ctx: Ctx, bytes: number, head: Uint8Array, tail: Uint8Array) {
  try {
    return film.parse((await ask(ctx, { kind: 'film', bytes }, [head, tail], 'now')).facts)
  } catch (error) {
    // The parser failed on this file, so it is not a valid video.
    throw error instanceof CannotEncode ? refusal('media.film', { field: 'file' }) : asRefusal(ctx, error)
  }
}

/**
 * A PDF without the notes of who made it, when and with what. Undefined for one that stays as it is, also because it takes too much.
 * @throws Refusal `media.busy`
 */
export async function withoutNotes(ctx: Ctx, bytes: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    return (await ask(ctx, { kind: 'document' }, [bytes], 'now')).parts[0]
  } catch (error) {
    if (!(error instanceof CannotEncode)) throw asRefusal(ctx, error)
    ctx.log.warn({ err: error }, 'a PDF keeps its notes, because it could not be read')
    return undefined
  }
}

/** The refusal for a file that could not be encoded; other errors are returned as they are. */
function asRefusal(ctx: Ctx, error: unknown): unknown {
  if (error instanceof PoolBusy || isLate(error)) return refusal('media.busy')
  if (!(error instanceof CannotEncode)) return error
  ctx.log.warn({ err: error }, 'a picture that takes too much was refused')
  return refusal('media.heavy', { field: 'file' })
}

type Original = { bytes: Uint8Array; contentType: string; width: number }

/** The image cannot be encoded, or exceeds a resource limit. */
export class CannotEncode extends Error {}

/**
 * Encodes a variant of an image.
 * @throws CannotEncode if the image is at fault; any other error is not its fault
 */
export async function encodeVariant(
  ctx: Ctx,
  { bytes, contentType, width }: Original,
  variant: Variant,
  signal?: AbortSignal,
): Promise<Uint8Array> {
  const { parts } = await ask(ctx, { kind: 'variant', contentType, width, variant }, [bytes], 'later', signal)
  if (!parts[0]) throw new Error('a variant was made, but did not come')
  return parts[0]
}

/** Average colour of an image as `#rrggbb`; empty if it has transparency. */
export async function averageColour(ctx: Ctx, bytes: Uint8Array): Promise<string> {
  const { facts } = await ask(ctx, { kind: 'colour' }, [bytes], 'later')
  return z.object({ colour }).parse(facts).colour
}

async function ask(
  { site, actor, services }: Ctx,
  task: Task,
  parts: Uint8Array[],
  urgency: Urgency,
  signal?: AbortSignal,
): Promise<{ facts: unknown; parts: Uint8Array[] }> {
  const frame = { head: task, parts }
  const { head, parts: made } = await services.encoders
    .run({ frame, share: shareOf(site, actor), urgency, signal })
    .catch(asOurs)
  const answered = answer.parse(head)
  if (answered.kind === 'refused') throw new Refusal(answered.code, answered.text, answered.faults)
  if (answered.kind === 'fault') throw new CannotEncode(answered.text)
  return { facts: answered.facts, parts: made }
}

/** Customers of a site share a queue of their own, as if they were another site, so that they do not delay its staff. */
function shareOf({ id }: Ctx['site'], actor: Ctx['actor']): number {
  return actor.kind === 'user' && actor.userType === 'CUSTOMER' ? -id : id
}

const isLate = (error: unknown) => error instanceof ProcessEnded && error.by === 'clock'

/** A timeout may have any cause; exceeding another resource limit is the image's fault. */
function asOurs(error: unknown): never {
  throw error instanceof ProcessEnded && !isLate(error) ? new CannotEncode(error.message, { cause: error }) : error
}
