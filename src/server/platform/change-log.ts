import { randomUUID } from 'node:crypto'
import type { Database } from './database.ts'

/** For how long a save is believed, hours; announcements are forgotten a day after that. */
const believedFor = 24

/** What was announced: these tags of a site. */
export type Change = { site: number; tags: string[] }

/**
 * Marks this moment. What was announced by a transaction that commits later is found by `changesSince`, also when the
 * transaction had begun before.
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
 * Everything that was announced since.
 * @returns undefined when nobody can tell: the mark is too old, or of a database that was restored, or of another server
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
