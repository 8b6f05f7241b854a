import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, openDb, type SiteScope, type StatementRunner } from './db.ts'

type Built<Result> = { execute: (values?: Record<string, unknown>) => Promise<Result> }

/** Statements are built with this and run on the `Db` of whoever asks. */
const unbound = openDb({
  query: () => Promise.reject(new Error('a shared statement was run without a site')),
})

/**
 * A statement of always the same shape, built when it is first asked for and then shared by all sites: to build a large one
 * takes as long as the database takes to answer it.
 * @param build may use nothing but the scope it is given; what differs by call is given by `sql.placeholder`
 * @param plannedOnce its best plan is the same for all values: outside a transaction it is planned once for each connection
 */
export function sharedStatement<Result>(build: (scope: SiteScope) => Built<Result>, { plannedOnce = false } = {}) {
  let built: Built<Result> | undefined
  return ({ db, site }: { db: Db; site: { id: number } }, values: Record<string, unknown>): Promise<Result> => {
    built ??= build({ db: unbound, site: { id: sql.placeholder('site') } })
    // Drizzle ties a built statement to the client it was built with; this one sees the caller's client instead.
    const client: StatementRunner = {
      query: (statement, given) => db.$client.query({ ...statement, plannedOnce }, given),
    }
    const bound: Built<Result> = Object.create(built, { client: { value: client } })
    return bound.execute({ ...values, site: site.id })
  }
}

/** For statements whose best plan is the same for all values, and which differ too much in shape to be shared. */
export function plannedOnce({ $client }: Db): Db {
  return openDb({ query: (statement, values) => $client.query({ ...statement, plannedOnce: true }, values) })
}

const freshPlanMark = '/* fresh plan */'

/**
 * Marks a condition whose best plan depends on its values, such as a span of prices: without them PostgreSQL takes any span
 * for a small one. A statement with such a condition is planned for each call, which costs about a millisecond.
 */
export function withFreshPlan(condition: SQL): SQL {
  return sql`${condition} ${sql.raw(freshPlanMark)}`
}

/** Whether a statement is planned once for each connection. */
export function isPrepared(text: string): boolean {
  return !text.includes(freshPlanMark)
}

const mostNames = 2_000
const names = new Map<string, string>()

/** A prepared statement's name is derived from its text; beyond 2,000 different texts, statements stay unnamed. */
export function nameOf(text: string): string | undefined {
  if (!isPrepared(text)) return undefined
  const known = names.get(text)
  if (known) return known
  if (names.size >= mostNames) return undefined
  const name = `q_${createHash('sha1').update(text).digest('base64url').slice(0, 16)}`
  names.set(text, name)
  return name
}
