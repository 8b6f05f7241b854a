import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/** At most `most` tries in any period of this many seconds. */
export type Counter = { key: string; most: number; seconds: number }

/** `takeBack` undoes the count, for a try that should not count after all. */
export type Try = { outcome: 'counted'; takeBack: () => Promise<void> } | { outcome: 'refused'; seconds: number }

/**
 * Counts a try with every counter, or with none if one of them has reached its limit. Exact across processes: the database's
 * clock decides, and counters are locked in the given order, so callers must always use the same order.
 */
export async function countTry(db: Db, counters: Counter[]): Promise<Try> {
  const keys = sql.param(counters.map(({ key }) => key))
  const most = sql.param(counters.map(({ most }) => most))
  const spans = sql.param(counters.map(({ seconds }) => seconds * 1000))
  const { rows } = await db.execute<{ wait: string; counted_at: string | null }>(
    sql`select * from count_try(${keys}::text[], ${most}::integer[], ${spans}::bigint[])`,
  )
  const [row] = rows
  if (!row?.counted_at) return { outcome: 'refused', seconds: Math.ceil(Number(row?.wait ?? 0) / 1000) }
  const countedAt = row.counted_at
  return {
    outcome: 'counted',
    takeBack: async () => {
      await db.execute(sql`select take_try_back(${keys}::text[], ${countedAt}::bigint)`)
    },
  }
}

/** Deletes the counters whose keys contain this email address, on every site. */
export async function forgetTriesOf(db: Db, email: string): Promise<void> {
  await db.execute(sql`delete from rate_limits where strpos(':' || key || ':', ${`:${email}:`}) > 0`)
}

const hour = 3_600_000

/** Deletes counters that expired over an hour ago, and those written while the clock was far ahead. */
export async function forgetTries({ database }: { database: { platform: Db } }): Promise<void> {
  const now = sql`extract(epoch from clock_timestamp()) * 1000`
  await database.platform.execute(
    sql`delete from rate_limits where expire < ${now} - ${hour}::bigint or expire > ${now} + ${24 * hour}::bigint`,
  )
}
