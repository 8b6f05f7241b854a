import { z } from 'zod'
import { isPictureId } from '../../shared/content/media/pictures.ts'
import { StartError } from '../platform/config.ts'
import type { Entry } from './archive.ts'

/** Older backups contain only the queues' names; `standard` is the job library's default policy. */
const policy = z
  .enum(['standard', 'exclusive'])
  .transform((known) => (known === 'standard' ? undefined : known))
  .optional()

/** The first entry of a backup: its origin and the layout of its rows. */
export const manifest = z.object({
  product: z.literal('haat'),
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Hash of its checksums; older backups have none. */
  sums: z.literal('sha256').optional(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** Queues, which the job library must create before their jobs are loaded; a queue's policy cannot be changed later. */
  queues: z.array(
    z.union([z.string().transform((name) => ({ name, policy: undefined })), z.object({ name: z.string(), policy })]),
  ),
  tables: z.array(z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) })),
})

export type Manifest = z.output<typeof manifest>

/** Current value of a column's sequence. */
const counter = z.object({ table: z.string(), column: z.string(), last: z.string(), used: z.boolean() })

/** The last entry; a backup without it is incomplete. */
export const ending = z.object({
  rows: z.record(z.string(), z.number().int()),
  /** Checksum per table, over the lines of all its rows. */
  sums: z.record(z.string(), z.string()).optional(),
  media: z.number().int(),
  counters: z.array(counter),
})

export type Ending = z.output<typeof ending>

export const manifestName = 'manifest.json'
export const endingName = 'end.json'

/**
 * Whether this entry of a backup is an uploaded file of a site: `media/1/original/abcdefghij0123`, or a part,
 * `media/1/files/abcdefghij0123/000000`.
 */
export function isPictureName(name: string): boolean {
  const [, original, inParts] = /^media\/\d+\/(?:original\/([^/]+)|files\/([^/]+)\/\d{6})$/.exec(name) ?? []
  return isPictureId(original ?? inParts ?? '')
}

/** Checksums of the preceding pictures, in their order: name and checksum each. */
export const pictureSums = z.array(z.tuple([z.string(), z.string()]))
export type PictureSums = z.output<typeof pictureSums>

/** Name of the nth entry of checksums, from 1. */
export function sumsName(nth: number): string {
  return `sums/media/${String(nth).padStart(6, '0')}.json`
}

export function asEntry(name: string, value: Manifest | Ending | PictureSums): Entry {
  return { name, bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`) }
}

/** @throws StartError if the entry is invalid */
export function readEntry<T>(schema: z.ZodType<T>, { name, bytes }: Entry): T {
  const read = schema.safeParse(parse(bytes))
  if (read.success) return read.data
  const { path, message } = read.error.issues[0] ?? { path: [], message: '' }
  throw new StartError(`The backup's ${name} cannot be read: ${path.join('.')} ${message}`)
}

/** Undefined if the bytes are not JSON. */
function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return undefined
  }
}
