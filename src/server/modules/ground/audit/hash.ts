import { createHash } from 'node:crypto'
import type { auditEntries } from './audit.tables.ts'

type Entry = Omit<typeof auditEntries.$inferSelect, 'hash' | 'siteId'>

/** What the first entry of a site follows. */
export const beginning = Buffer.alloc(32)

/** The hash of an entry, over all that it says and the hash of the one before: whoever changes one has to change all after it. */
export function hashOf(before: Buffer, entry: Entry): Buffer {
  const { number, at, actorId, actor, act, thing, thingId, label, changes, address, request } = entry
  const said = [number, at.toISOString(), actorId, actor, act, thing, thingId, label, changes, address, request]
  return createHash('sha256')
    .update(before)
    .update(JSON.stringify(sorted(said)))
    .digest()
}

/** The database keeps the names of an object in an order of its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]))
}
