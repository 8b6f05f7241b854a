import { createHmac } from 'node:crypto'
import type { Database } from '../../../platform/database.ts'

/** Views of a site within a quarter of an hour. Each name is a visitor's IP address and user agent. */
export type Visited = { siteId: number; timeZone: string; at: Date; views: number; names: ReadonlySet<string> }

/** A quarter of an hour never spans two hours, in any time zone. */
export const quarter = 15 * 60_000

/** Adds the views of many sites, and the visitors that no process has seen before on their day. */
export async function keepVisits({ query }: Pick<Database, 'query'>, visited: Visited[]): Promise<void> {
  const { rows } = await query({
    text: `select place, to_char(day, 'YYYY-MM-DD') as day, hour, salt
      from visit_days($1::integer[], $2::timestamptz[], $3::text[])`,
    values: [
      visited.map(({ siteId }) => siteId),
      visited.map(({ at }) => at.toISOString()),
      visited.map(({ timeZone }) => timeZone),
    ],
  })
  // A site deleted meanwhile has no day.
  const days = (rows as Day[]).flatMap((day) => {
    const found = visited[day.place - 1]
    return found ? [{ ...day, ...found }] : []
  })
  const seen = days.flatMap(({ names, salt, ...day }) =>
    [...names].map((name) => ({ ...day, hash: hashOf(name, salt) })),
  )
  await query({
    text: `select count_visits($1::integer[], $2::date[], $3::smallint[], $4::integer[],
      $5::integer[], $6::date[], $7::smallint[], $8::bytea[])`,
    values: [...columns(days), days.map(({ views }) => views), ...columns(seen), seen.map(({ hash }) => hash)],
  })
}

type Day = { place: number; day: string; hour: number; salt: Buffer }

function columns(days: { siteId: number; day: string; hour: number }[]): unknown[][] {
  return [days.map(({ siteId }) => siteId), days.map(({ day }) => day), days.map(({ hour }) => hour)]
}

/** The salt is deleted later; then the address and user agent can't be recovered by brute force. */
function hashOf(name: string, salt: Buffer): Buffer {
  return createHmac('sha256', salt).update(name).digest().subarray(0, 16)
}
