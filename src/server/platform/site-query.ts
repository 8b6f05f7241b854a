import pg from 'pg'

/** How statements reach the database with their site set. */
export type SiteProtocol = {
  /** One statement on its own. */
  query: (client: pg.Client, siteId: number, statement: Statement) => Promise<pg.QueryResult>
  begin: (client: pg.Client, siteId: number) => Promise<void>
  /** Switches to another site within a transaction. */
  change: (client: pg.Client, siteId: number) => Promise<void>
}

/** Sets the site until the end of the transaction. Prepared on every new connection. */
export const setSite = { name: 'set_site', text: "select set_config('haat.site', $1, true)" }

/** Like `setSite`, and makes the next statement use a generic plan, planned once per connection. */
export const setSiteAndPlan = {
  name: 'set_site_and_plan',
  text: "select set_config('haat.site', $1, true), set_config('plan_cache_mode', 'force_generic_plan', true)",
}

export type Statement = pg.QueryConfig & {
  rowMode?: 'array'
  /**
   * The best plan does not depend on the values. Otherwise PostgreSQL plans a statement five times per connection to find that
   * out.
   */
  plannedOnce?: boolean
}

type Callback = (error: Error | null, result: pg.QueryResult) => void

/** Internal methods that `pg` calls to send a query and read its reply; missing in its types. */
type PgQuery = {
  prepare(connection: pg.Connection): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: pg.Connection): void
}

/** `pg` pipelines only instances of its own class, so this extends it. */
const Query = pg.Query as unknown as new (
  statement: Statement & { queryMode: 'extended' },
  callback: Callback,
) => PgQuery

/**
 * A statement preceded by `set_config`, with one Sync after both: the server runs them in one implicit transaction. If the
 * setting fails, the server skips the statement.
 */
class SiteQuery extends Query {
  readonly #site: string
  readonly #setting: string
  #settingIsAnswered = false

  constructor(site: string, statement: Statement, callback: Callback) {
    super({ ...statement, queryMode: 'extended' }, callback)
    this.#site = site
    this.#setting = (statement.plannedOnce ? setSiteAndPlan : setSite).name
  }

  override prepare(connection: pg.Connection): void {
    connection.bind({ statement: this.#setting, values: [this.#site] }, true)
    connection.execute(null, true)
    super.prepare(connection)
  }

  override handleDataRow(message: unknown): void {
    if (this.#settingIsAnswered) super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection): void {
    if (this.#settingIsAnswered) super.handleCommandComplete(message, connection)
    this.#settingIsAnswered = true
  }
}

/** Prepared once for each connection. */
const begin: Statement = { name: 'begin', text: 'begin' }

/**
 * `query` and `begin` take one message and one reply each. What is set before a `begin` in the same message belongs to the transaction that
 * it begins.
 */
export const singleServerProtocol: SiteProtocol = {
  query(client, siteId, statement) {
    return new Promise((resolve, reject) => {
      const done: Callback = (error, result) => (error ? reject(error) : resolve(result))
      client.query(new SiteQuery(String(siteId), statement, done) as unknown as pg.Submittable)
    })
  },
  async begin(client, siteId) {
    await this.query(client, siteId, begin)
  },
  async change(client, siteId) {
    await client.query({ ...setSite, values: [String(siteId)] })
  },
}
