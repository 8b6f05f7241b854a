import { sql } from 'drizzle-orm'
import type { ClientConfig } from 'pg'
import { type Job, type Db as JobDatabase, type JobResult, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database, Db } from './database.ts'
import { webRole } from './migrate.ts'

const schema = 'jobs'

/** A job's data always names its site: a worker has no site of its own. */
/** `language`: the tag of the one that its site is read in while it is done, such as `hi-IN`; the site's own otherwise. */
export type JobData = { siteId: number; language?: string }

/**
 * Where jobs of one kind wait. `exclusive`: one job for each key waits or runs, and another with that key is not written.
 * `expireInSeconds` is how long one may take, 15 minutes unless it says otherwise. `sitesAtOnce`: a process does so many at
 * once, each of another site, so that the many of one site keep no other site waiting; for what takes long.
 */
export type Queue = { name: string; policy?: 'exclusive'; expireInSeconds?: number; sitesAtOnce?: number }
/** `waiting` are those whose time has come, `later` those that may not start yet, `failed` those that were given up. */
export type QueueCounts = { queue: string; counts: Record<'waiting' | 'later' | 'active' | 'failed', number> }

export type Jobs = {
  /** Writes a job in the transaction (or statement) that causes it. `after` is when it may start. */
  send: <T extends JobData>(db: Db, name: string, data: T, options?: { after?: Date; key?: string }) => Promise<void>
  /** How many jobs there are of each kind, as the job library last counted them. */
  counts: () => Promise<QueueCounts[]>
  stop: () => Promise<void>
}

/** The jobs of a process that also does them. */
export type JobWorker = Jobs & {
  /** A job that takes long looks at `signal` now and then: it is aborted when the process stops, and the job is done later. */
  work: (queue: Queue, handler: (data: JobData, signal: AbortSignal) => Promise<void>) => Promise<void>
  /** Work of the whole platform: once in so many seconds, by one of all the processes that call this. */
  every: (name: string, seconds: number, handler: () => Promise<void>) => Promise<void>
}

/** Jobs that were given up are put here, under the name and with the fault that they had, for somebody to look at. */
export const givenUpQueue = 'given-up'

const day = 24 * 3_600

/**
 * Tried for about two days. One whose process died is given to another once it has not been heard of for a while. What is
 * done, or was given up and put into its own queue, is deleted after a day.
 */
const queueOptions = {
  deleteAfterSeconds: day,
  deadLetter: givenUpQueue,
  retryLimit: 60,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3_600,
  expireInSeconds: 900,
  heartbeatSeconds: 15,
  notify: true,
}

/** How long those that were given up stay there. */
const givenUpOptions = {
  retentionSeconds: 30 * day,
  deleteAfterSeconds: day,
}

/**
 * Up to eight at once of each kind, and the next ones at once while there are more. A notice wakes the workers for one
 * fetch only, and no notice comes when a job's time has come: so they look by themselves every two seconds as well.
 */
const workOptions = {
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
  batchSize: 8,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const

/** Each looks for its next job by itself, and passes over those of the sites that have one running here. */
const bySite = (sites: number) => ({
  batchSize: 1,
  burstWhenReadyExceeds: 1,
  localConcurrency: sites,
  localGroupConcurrency: 1,
})

/** Makes the job tables and queues, as the owner, and lets the web role use them. */
export async function prepareJobs(owner: ClientConfig, queues: Queue[]): Promise<void> {
  const boss = new PgBoss({ ...connectionOf(owner), schema, max: 2, supervise: false, schedule: false })
  boss.on('error', () => undefined)
  await boss.start()
  const known = new Set((await boss.getQueues()).map((queue) => queue.name))
  // First the one that the others name.
  if (known.has(givenUpQueue)) await boss.updateQueue(givenUpQueue, givenUpOptions)
  else await boss.createQueue(givenUpQueue, givenUpOptions)
  for (const { name, policy, expireInSeconds } of queues) {
    if (name === givenUpQueue) continue
    const options = { ...queueOptions, ...(expireInSeconds ? { expireInSeconds } : {}) }
    if (known.has(name)) await boss.updateQueue(name, options)
    else await boss.createQueue(name, { ...options, policy })
  }
  const db = boss.getDb()
  await db.executeSql(`grant usage on schema ${schema} to ${webRole}`)
  await db.executeSql(`grant select, insert, update, delete on all tables in schema ${schema} to ${webRole}`)
  await db.executeSql(`grant usage on all sequences in schema ${schema} to ${webRole}`)
  await db.executeSql(`grant execute on all functions in schema ${schema} to ${webRole}`)
  await boss.stop({ graceful: false, close: true })
}

/** For a process that does no jobs: it needs no connection of its own for them. */
export async function openJobSender(database: Database, log: Logger): Promise<Jobs> {
  const db: JobDatabase = { executeSql: (text, values) => database.query({ text, values }) }
  const boss = new PgBoss({ db, schema, migrate: false, createSchema: false, supervise: false, schedule: false })
  boss.on('error', (error) => log.error({ err: error }, 'jobs'))
  await boss.start()
  return { send: sendBy(boss), counts: countsBy(boss), stop: () => boss.stop({ graceful: false }) }
}

/** @param connection straight to the server: workers listen, and a pooler in transaction mode passes no notifications on */
export async function openJobs(connection: ClientConfig, log: Logger): Promise<JobWorker> {
  const boss = new PgBoss({
    ...connectionOf(connection),
    ...limits,
    schema,
    // And one more that listens.
    max: 2,
    migrate: false,
    createSchema: false,
    schedule: false,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    // Few are deleted at a time, within the time that a statement may take.
    maintenanceIntervalSeconds: 300,
    useListenNotify: true,
    application_name: 'haat-jobs',
  })
  boss.on('error', (error) => log.error({ err: error }, 'jobs'))
  await boss.start()
  const stopping = new AbortController()
  const timers: NodeJS.Timeout[] = []
  return {
    send: sendBy(boss),
    counts: countsBy(boss),
    async work({ name, sitesAtOnce }, handler) {
      const options = { ...workOptions, ...(sitesAtOnce ? bySite(sitesAtOnce) : {}) }
      await boss.work<JobData, unknown, typeof workOptions>(name, options as typeof workOptions, (batch) =>
        Promise.all(batch.map((job) => attempt(job))),
      )

      /** Each for itself: one that fails is tried again, and the others of its batch are done. */
      async function attempt({ id, data, signal }: Job<JobData>): Promise<JobResult> {
        try {
          await handler(data, AbortSignal.any([signal, stopping.signal]))
          return { id, status: 'completed' }
        } catch (error) {
          const about = { err: error, job: name, site: data.siteId }
          if (stopping.signal.aborted) log.info(about, 'a job was broken off and will be done later')
          else log.error(about, 'a job failed and will be tried again')
          return { id, status: 'failed', output: String(error) }
        }
      }
    },
    async every(name, seconds, handler) {
      // Every process asks for it, and the database takes one job for each span of so many seconds.
      const ask = () =>
        boss
          .send(name, {}, { singletonKey: name, singletonSeconds: seconds, retryLimit: 0 })
          .catch((error: unknown) => log.warn({ err: error, job: name }, 'periodic work was not asked for'))
      await boss.work(name, { pollingIntervalSeconds: 30 }, handler)
      timers.push(setInterval(ask, seconds * 1_000).unref())
      await ask()
    },
    async stop() {
      for (const timer of timers) clearInterval(timer)
      stopping.abort(new Error('The process stops.'))
      await boss.stop({ graceful: true, timeout: 5_000 })
    },
  }
}

function countsBy(boss: PgBoss): Jobs['counts'] {
  return async () =>
    (await boss.getQueues()).map(({ name, readyCount, deferredCount, activeCount, failedCount }) => ({
      queue: name,
      counts: { waiting: readyCount, later: deferredCount, active: activeCount, failed: failedCount },
    }))
}

function sendBy(boss: PgBoss): Jobs['send'] {
  return async (db, name, data, options = {}) => {
    const group = { id: String(data.siteId) }
    await boss.send(name, data, { startAfter: options.after, singletonKey: options.key, group, db: asJobDatabase(db) })
  }
}

function connectionOf({ host, port, user, password, database, connectionString, ssl }: ClientConfig) {
  return connectionString
    ? { connectionString }
    : { host, port, user, database, ssl, password: typeof password === 'string' ? password : undefined }
}

/** Handed on to the driver, ms. Against a server that does not answer at all, only `query_timeout` helps. */
const limits = {
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
  query_timeout: 20_000,
  keepAlive: true,
}

/** Lets the job library write through our transaction. */
function asJobDatabase(db: Db): JobDatabase {
  return {
    async executeSql(text, values = []) {
      const parts = text.split(/\$(\d+)/)
      const chunks = parts.map((part, index) =>
        index % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`,
      )
      const { rows } = await db.execute(sql.join(chunks))
      return { rows }
    },
  }
}
