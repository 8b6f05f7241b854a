import pg from 'pg'

/** How a site's statements reach the database. */
export type SiteProtocol = {
  /** One statement on its own. */
  query: (client: pg.Client, siteId: number, statement: Statement) => Promise<pg.QueryResult>
  begin: (client: pg.Client, siteId: number) => Promise<void>
  /** Goes on for another site within a transaction that has begun. */
  change: (client: pg.Client, siteId: number) => Promise<void>
}

/** Sets the site until the end of the transaction. Every connection prepares both when it opens. */
export const setSite = { name: 'set_site', text: "select set_config('haat.site', $1, true)" }

/** The same, and has the statement behind it planned once for each connection, whatever its values are. */
export const setSiteAndPlan = {
  name: 'set_site_and_plan',
  text: "select set_config('haat.site', $1, true), set_config('plan_cache_mode', 'force_generic_plan', true)",
}

export type Statement = pg.QueryConfig & {
  rowMode?: 'array'
  /** Its best plan does not depend on its values. PostgreSQL would plan it five times on each connection to find that out. */
  plannedOnce?: boolean
}

type Callback = (error: Error | null, result: pg.QueryResult) => void

/** What `pg` calls while it sends a query and reads its answer; its types leave these out. */
type PgQuery = {
  prepare(connection: pg.Connection): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: pg.Connection): void
}

/** `pg` pipelines nothing but instances of its own class, so this is one. */
const Query = pg.Query as unknown as new (
  statement: Statement & { queryMode: 'extended' },
  callback: Callback,
) => PgQuery

/**
 * A statement with `set_config` ahead of it and one Sync behind both: the server runs them in one implicit transaction.
 * If the setting fails, the server skips the statement.
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

/** Each of the two takes one round trip. */
export const singleServerProtocol: SiteProtocol = {
  query(client, siteId, statement) {
    return new Promise((resolve, reject) => {
      const done: Callback = (error, result) => (error ? reject(error) : resolve(result))
      client.query(new SiteQuery(String(siteId), statement, done) as unknown as pg.Submittable)
    })
  },
  async begin(client, siteId) {
    await Promise.all([client.query('begin'), client.query({ ...setSite, values: [String(siteId)] })])
  },
  async change(client, siteId) {
    await client.query({ ...setSite, values: [String(siteId)] })
  },
}
