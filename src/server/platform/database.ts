import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { type ConnectionConfig, openConnections } from './connections.ts'
import type { PoolState } from './lending.ts'

/** Typed SQL bound to one site, or to none (`platform`). Statements are prepared once per connection. */
export type Db = NodePgDatabase

export type Database = {
  /** Statements on their own. What they see is what row-level security lets this site see. */
  forSite: (siteId: number) => Db
  /** One transaction for one site: committed when `work` resolves, rolled back when it throws. */
  inTransaction: <T>(siteId: number, work: (db: Db) => Promise<T>) => Promise<T>
  /** Without a site: platform tables only; every table of a site looks empty. */
  platform: Db
  /** One statement of our own on its own, without a site. */
  query: (statement: string | pg.QueryConfig) => Promise<pg.QueryResult>
  /** What the pool is about. */
  pool: () => PoolState
  close: () => Promise<void>
}

type Query = pg.QueryConfig & { rowMode?: 'array' }

const setSite = "select set_config('haat.site', $1, false)"
const setSiteLocal = "select set_config('haat.site', $1, true)"

/** Opens the pool that serves requests, as the role that owns nothing (DESIGN 2). */
export function openDatabase(connection: ConnectionConfig): Database {
  const connections = openConnections(connection)
  const instances = new Map<number, Db>()

  /** A connection remembers the site it served last, so the setting travels ahead of the query only when it changes. */
  async function query(site: string, config: Query, values: unknown[] | undefined) {
    const { line, giveBack } = await connections.take(site)
    const { client } = line
    let broken: Error | undefined
    try {
      const setting = line.site === site ? undefined : client.query({ name: 'set_site', text: setSite, values: [site] })
      const answer = client.query({ ...config, name: nameOf(config.text), values })
      if (!setting) return await answer
      // Both are on their way already; if the setting failed, the answer belongs to another site and is thrown away.
      const [set, result] = await Promise.allSettled([setting, answer])
      if (set.status === 'rejected') {
        broken = set.reason
        throw set.reason
      }
      line.site = site
      if (result.status === 'rejected') throw result.reason
      return result.value
    } finally {
      giveBack(broken)
    }
  }

  const bound = (site: string): Db => asDrizzle((config, values) => query(site, config, values))

  return {
    query(statement) {
      const config = typeof statement === 'string' ? { text: statement } : statement
      return query('', config, config.values)
    },
    platform: bound(''),
    forSite(siteId) {
      const known = instances.get(siteId)
      if (known) return known
      if (instances.size > 1_000) instances.clear()
      const made = bound(String(siteId))
      instances.set(siteId, made)
      return made
    },
    async inTransaction(siteId, work) {
      const { line, giveBack } = await connections.take(String(siteId))
      const { client } = line
      let broken: Error | undefined
      try {
        await Promise.all([
          client.query('begin'),
          client.query({ name: 'set_site_local', text: setSiteLocal, values: [String(siteId)] }),
        ])
        const db = asDrizzle((config, values) => client.query({ ...config, name: nameOf(config.text), values }))
        const result = await work(db)
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback').catch((fault: Error) => {
          broken = fault
        })
        throw error
      } finally {
        giveBack(broken)
      }
    },
    pool: connections.state,
    close: connections.close,
  }
}

/** Drizzle asks its client for nothing but `query`, so that is all it is given. */
function asDrizzle(query: (config: Query, values: unknown[] | undefined) => Promise<pg.QueryResult>): Db {
  const client = { query } as unknown as pg.Client
  return drizzle({ client, casing: 'snake_case' })
}

const anewMark = '/* planned anew */'

/**
 * Marks a condition whose best plan depends on its values, such as a span of prices: without them PostgreSQL takes any span
 * for a small one. A statement with such a condition is planned for each call, which costs about a millisecond.
 */
export function plannedAnew(condition: SQL): SQL {
  return sql`${condition} ${sql.raw(anewMark)}`
}

const built = new WeakMap<Db, Map<string, unknown>>()

/**
 * A statement of always the same shape, put together once for each site: for a large one that takes as long as the database
 * takes to answer it. What differs is given by `sql.placeholder`.
 */
export function builtOnce<T>(db: Db, name: string, build: () => T): T {
  const known = built.get(db) ?? new Map<string, unknown>()
  built.set(db, known)
  if (!known.has(name)) known.set(name, build())
  return known.get(name) as T
}

/** Whether a statement is planned once for each connection. */
export function isPrepared(text: string): boolean {
  return !text.includes(anewMark)
}

const names = new Map<string, string>()

/** A prepared statement's name is derived from its text; texts that differ without bound are left unnamed. */
function nameOf(text: string): string | undefined {
  if (!isPrepared(text)) return undefined
  const known = names.get(text)
  if (known) return known
  if (names.size >= 2_000) return undefined
  const name = `q_${createHash('sha1').update(text).digest('base64url').slice(0, 16)}`
  names.set(text, name)
  return name
}
