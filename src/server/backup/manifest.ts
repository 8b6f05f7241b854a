import { z } from 'zod'
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
  media: z.number().int(),
  counters: z.array(counter),
})

export type Ending = z.output<typeof ending>

export const manifestName = 'manifest.json'
export const endingName = 'end.json'

export function asEntry(name: string, value: Manifest | Ending): Entry {
  return { name, bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`) }
}

/** @throws when an entry of that name is not what it should be */
export function readEntry<T>(schema: z.ZodType<T>, { name, bytes }: Entry): T {
  const read = schema.safeParse(JSON.parse(Buffer.from(bytes).toString('utf8')))
  if (read.success) return read.data
  const { path, message } = read.error.issues[0] ?? { path: [], message: '' }
  throw new Error(`The backup's ${name} cannot be read: ${path.join('.')} ${message}`)
}
