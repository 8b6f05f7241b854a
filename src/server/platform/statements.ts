import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, openDb, type SiteScope, type StatementRunner } from './db.ts'

type Built<Result> = { execute: (values?: Record<string, unknown>) => Promise<Result> }

/** Statements are built with this and run on the caller's `Db`. */
const unbound = openDb({
  query: () => Promise.reject(new Error('a shared statement was run without a site')),
})

/**
 * A statement of constant shape, built on first use and then shared by all sites: building a large one takes as long as running
 * it.
 * @param build may use only the scope it is given; values per call are given by `sql.placeholder`
 * @param plannedOnce the best plan is the same for all values: outside a transaction it is planned once per connection
 */
export function sharedStatement<Result>(build: (scope: SiteScope) => Built<Result>, { plannedOnce = false } = {}) {
  let built: Built<Result> | undefined
  return ({ db, site }: { db: Db; site: { id: number } }, values: Record<string, unknown>): Promise<Result> => {
    built ??= build({ db: unbound, site: { id: sql.placeholder('site') } })
    // Drizzle binds a built statement to its client; this copy sees the caller's client instead.
    const client = plannedOnce ? planningOnce(db.$client) : db.$client
    const bound: Built<Result> = Object.create(built, { client: { value: client } })
    return bound.execute({ ...values, site: site.id })
  }
}

/** For statements whose best plan is the same for all values, but whose shapes differ too much to be shared. */
export function plannedOnce({ $client }: Db): Db {
  return openDb(planningOnce($client))
}

function planningOnce(runner: StatementRunner): StatementRunner {
  return { query: (statement, values) => runner.query({ ...statement, plannedOnce: true }, values) }
}

const freshPlanMark = '/* fresh plan */'

/**
 * Marks a condition whose best plan depends on its values, such as a price range, which PostgreSQL would otherwise assume to be
 * small. A statement with such a condition is planned for each call, which costs about a millisecond.
 */
export function withFreshPlan(condition: SQL): SQL {
  return sql`${condition} ${sql.raw(freshPlanMark)}`
}

/** Whether a statement is planned once per connection. */
export function isPrepared(text: string): boolean {
  return !text.includes(freshPlanMark)
}

const mostNames = 2_000
const names = new Map<string, string>()

/** Name of a prepared statement, derived from its text. Beyond 2,000 different texts, statements are unnamed. */
export function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known) return known
  if (names.size >= mostNames || !isPrepared(text)) return undefined
  const name = `q_${createHash('sha1').update(text).digest('base64url').slice(0, 16)}`
  names.set(text, name)
  return name
}
