import { z } from 'zod'
import { isPictureId } from '../../shared/content/pictures.ts'
import { StartError } from '../platform/config.ts'
import type { Entry } from './archive.ts'

/** Backups of older versions name the queues alone; `standard` is the library's own policy. */
const policy = z
  .enum(['standard', 'exclusive'])
  .transform((known) => (known === 'standard' ? undefined : known))
  .optional()

/** The first entry of a backup: what made it, and what stands in its rows. */
export const manifest = z.object({
  product: z.literal('haat'),
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** What its checksums are made with; backups of older versions have none. */
  sums: z.literal('sha256').optional(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** Kinds of jobs, which the job library must know before their jobs come; the policy of one cannot be changed afterwards. */
  queues: z.array(
    z.union([z.string().transform((name) => ({ name, policy: undefined })), z.object({ name: z.string(), policy })]),
  ),
  tables: z.array(z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) })),
})

export type Manifest = z.output<typeof manifest>

/** Where the numbers of a column go on. */
const counter = z.object({ table: z.string(), column: z.string(), last: z.string(), used: z.boolean() })

/** The last entry: without it the backup is not whole. */
export const ending = z.object({
  rows: z.record(z.string(), z.number().int()),
  /** Of each table, over the lines of all its rows. */
  sums: z.record(z.string(), z.string()).optional(),
  media: z.number().int(),
  counters: z.array(counter),
})

export type Ending = z.output<typeof ending>

export const manifestName = 'manifest.json'
export const endingName = 'end.json'

/**
 * Whether an uploaded file of a site stands under this name in a backup: `media/1/original/abcdefghij0123`, or a part of one,
 * `media/1/files/abcdefghij0123/000000`.
 */
export function isPictureName(name: string): boolean {
  const [, original, inParts] = /^media\/\d+\/(?:original\/([^/]+)|files\/([^/]+)\/\d{6})$/.exec(name) ?? []
  return isPictureId(original ?? inParts ?? '')
}

/** The checksums of some pictures, in an entry that comes after them: name and sum of each, in their order. */
export const pictureSums = z.array(z.tuple([z.string(), z.string()]))
export type PictureSums = z.output<typeof pictureSums>

/** The entry of the nth checksums, from 1. */
export function sumsName(nth: number): string {
  return `sums/media/${String(nth).padStart(6, '0')}.json`
}

export function asEntry(name: string, value: Manifest | Ending | PictureSums): Entry {
  return { name, bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`) }
}

/** @throws StartError when an entry of that name is not what it should be */
export function readEntry<T>(schema: z.ZodType<T>, { name, bytes }: Entry): T {
  const read = schema.safeParse(parse(bytes))
  if (read.success) return read.data
  const { path, message } = read.error.issues[0] ?? { path: [], message: '' }
  throw new StartError(`The backup's ${name} cannot be read: ${path.join('.')} ${message}`)
}

/** Undefined when the bytes are no JSON. */
function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return undefined
  }
}
