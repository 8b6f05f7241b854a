import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Db } from './database.ts'

const channel = 'haat_changes'
const settings = {
  application_name: 'haat-bus',
  connectionTimeoutMillis: 2_000,
  query_timeout: 2_000,
  keepAlive: true,
}
/** Interval of liveness checks, ms: a connection that died silently delivers nothing. */
const checkEvery = 2_000
/** PostgreSQL's limit for payloads is 8,000 bytes. */
const largestPayload = 7_000

type Listener = {
  /** Called when data with these tags has changed on the site. */
  changed: (siteId: number, tags: string[]) => void
  /** Called after the connection was lost: anything may have changed. */
  missed: () => void
}

export type Bus = {
  /** Announces to every process, this one included, when the transaction of `db` commits. */
  announce: (db: Db, siteId: number, tags: string[]) => Promise<void>
  /** Announces to this process only, at once, so that a writer's next read sees the change. */
  tell: (siteId: number, tags: string[]) => void
  listen: (listener: Listener) => void
  /**
   * Resolves when every announcement by a transaction committed before the call has been delivered here.
   * @throws Error if the connection is lost, or silent for two seconds
   */
  caughtUp: () => Promise<void>
  close: () => Promise<void>
}

/**
 * Announces changes to every process by LISTEN and NOTIFY. Reconnects by itself.
 * @param connection direct: a pooler in transaction mode does not pass notifications on
 */
export async function openBus(connection: pg.ClientConfig, log: Logger): Promise<Bus> {
  const listeners = new Set<Listener>()
  let client: pg.Client | undefined
  let closed = false
  let wait = 100

  async function connect(): Promise<void> {
    const made = new pg.Client({ ...connection, ...settings })
    made.on('notification', ({ payload }) => deliver(payload))
    made.on('error', (error) => log.warn({ err: error }, 'lost the connection that hears of changes'))
    made.on('end', () => {
      if (client === made) reconnectLater()
    })
    try {
      await made.connect()
      await made.query(`listen ${channel}`)
    } catch (error) {
      hangUp(made)
      throw error
    }
    client = made
    wait = 100
    keepChecking(made)
  }

  /** Closes the connection when a check gets no reply. */
  function keepChecking(made: pg.Client): void {
    const timer = setInterval(() => made.query('select 1').catch(() => hangUp(made)), checkEvery).unref()
    made.once('end', () => clearInterval(timer))
  }

  function hangUp(made: pg.Client): void {
    made.end().catch(() => undefined)
    if (client === made) reconnectLater()
  }

  function reconnectLater(): void {
    if (closed) return
    client = undefined
    setTimeout(async () => {
      try {
        await connect()
        for (const listener of listeners) listener.missed()
        log.info('hears of changes again')
      } catch {
        reconnectLater()
      }
    }, wait).unref()
    wait = Math.min(wait * 2, 2_000)
  }

  function deliver(payload: string | undefined): void {
    const { site, tags } = JSON.parse(payload ?? '{}') as { site: number; tags: string[] }
    tell(site, tags)
  }

  function tell(siteId: number, tags: string[]): void {
    for (const listener of listeners) listener.changed(siteId, tags)
  }

  await connect()
  return {
    async announce(db, siteId, tags) {
      for (const part of inPayloads(tags)) {
        await db.execute(sql`select bus.announce(${JSON.stringify({ site: siteId, tags: part })})`)
      }
    },
    tell,
    listen: (listener) => {
      listeners.add(listener)
    },
    async caughtUp() {
      if (!client) throw new Error('the connection that hears of changes is lost')
      // Notifications arrive in the order of commits, a session's own before the reply to its statement.
      await client.query('select pg_notify($1, $2)', [channel, JSON.stringify({ site: 0, tags: [] })])
    },
    async close() {
      closed = true
      await client?.end()
    },
  }
}

function inPayloads(tags: string[]): string[][] {
  const parts: string[][] = []
  let size = largestPayload
  for (const tag of new Set(tags)) {
    if (size + tag.length + 3 > largestPayload) {
      parts.push([])
      size = 0
    }
    parts.at(-1)?.push(tag)
    size += tag.length + 3
  }
  return parts
}
