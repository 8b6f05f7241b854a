import type { Placeholder } from 'drizzle-orm'
import { NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { dialect } from './dialect.ts'
import type { Statement } from './site-query.ts'

/** Runs the statements of a `Db`. Drizzle needs nothing else of its client. */
export type StatementRunner = {
  query: (statement: Statement, values: unknown[] | undefined) => Promise<pg.QueryResult>
  /** In a transaction: a `Db` for another site until `work` is done. */
  forOtherSite?: <T>(siteId: number, work: (db: Db) => Promise<T>) => Promise<T>
}

/** Typed SQL for one site, or for none. */
export type Db = NodePgDatabase & { $client: StatementRunner }

/** The part of a context that statements are built from. In a statement shared by all sites, the site is a placeholder. */
export type SiteScope = { db: Db; site: { id: number | Placeholder } }

export function openDb(runner: StatementRunner): Db {
  const session = new NodePgSession(runner as unknown as pg.Client, dialect, undefined)
  return Object.assign(new NodePgDatabase(dialect, session, undefined), { $client: runner })
}
