import { randomUUID } from 'node:crypto'
import type { Database } from './database.ts'

/** Validity of a saved cache, hours; announcements are deleted a day later. */
const believedFor = 24

/** An announcement: these tags of a site. */
export type Change = { site: number; tags: string[] }

/**
 * Marks this moment. `changesSince` finds every announcement by a transaction that commits later, even if it began before.
 * @returns the mark's id
 */
export async function markNow({ query }: Pick<Database, 'query'>): Promise<string> {
  const id = randomUUID()
  await query({
    text: 'insert into bus.saved_caches (id, server) select $1, system_identifier from pg_control_system()',
    values: [id],
  })
  return id
}

/**
 * All announcements since the mark.
 * @returns undefined if unknown: the mark is too old, or from another server or a restored database
 */
export async function changesSince({ query }: Pick<Database, 'query'>, id: string): Promise<Change[] | undefined> {
  const { rows } = await query({
    text: `select a.payload from bus.saved_caches s
      join pg_control_system() c on c.system_identifier = s.server
      left join bus.announcements a
        on a.transaction >= pg_snapshot_xmin(s.seen) and not pg_visible_in_snapshot(a.transaction, s.seen)
      where s.id = $1 and s.made_at > now() - make_interval(hours => $2)`,
    values: [id, believedFor],
  })
  if (rows.length === 0) return undefined
  return rows.flatMap(({ payload }) => (payload === null ? [] : [JSON.parse(payload) as Change]))
}
