import { createHash } from 'node:crypto'
import type { auditEntries } from './audit.tables.ts'

type Entry = Omit<typeof auditEntries.$inferSelect, 'hash' | 'siteId'>

/** Predecessor hash of a site's first entry. */
export const beginning = Buffer.alloc(32)

/** The hash of an entry's content and the previous hash: changing an entry means changing all later ones. */
export function hashOf(before: Buffer, entry: Entry): Buffer {
  const { number, at, actorId, actor, act, thing, thingId, label, changes, address, request } = entry
  const said = [number, at.toISOString(), actorId, actor, act, thing, thingId, label, changes, address, request]
  return createHash('sha256')
    .update(before)
    .update(JSON.stringify(sorted(said)))
    .digest()
}

/** Sorts keys, because jsonb does not keep their order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]))
}
