import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { ClientConfig } from 'pg'
import { type Db as JobDatabase, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database, Db } from './database.ts'
import { reasonOf } from './log.ts'
import { webRole } from './migrate.ts'

const schema = 'jobs'

/**
 * A job's data always names its site, because a worker has none of its own. `language`: language tag for the job's texts, such
 * as `hi-IN`; the site's own by default.
 */
export type JobData = { siteId: number; language?: string }

/**
 * A queue for jobs of one kind. `exclusive`: at most one job per key waits or runs; another with the key is not added.
 * `expireInSeconds`: time limit of a job, 15 minutes by default. `sitesAtOnce`: for long jobs, how many a process runs at once,
 * each of another site, so that one site's jobs do not delay another's.
 */
export type Queue = { name: string; policy?: 'exclusive'; expireInSeconds?: number; sitesAtOnce?: number }
/** `waiting`: due jobs; `later`: not due yet; `failed`: given up. */
export type QueueCounts = { queue: string; counts: Record<'waiting' | 'later' | 'active' | 'failed', number> }

export type Jobs = {
  /** Adds a job in the transaction (or statement) that causes it. `after`: earliest start. */
  send: <T extends JobData>(db: Db, name: string, data: T, options?: { after?: Date; key?: string }) => Promise<void>
  /** Number of jobs of each kind, as last counted by the job library. */
  counts: () => Promise<QueueCounts[]>
  stop: () => Promise<void>
}

/** Jobs of a process that also runs them. */
export type JobWorker = Jobs & {
  /** A long job must watch `signal`: it is aborted when the process stops, and the job is run again later. */
  work: (queue: Queue, handler: (data: JobData, signal: AbortSignal) => Promise<void>) => Promise<void>
  /** Periodic work of the whole platform, run every `seconds` by only one of the processes that call this. */
  every: (name: string, seconds: number, handler: () => Promise<void>) => Promise<void>
}

/** Jobs that were given up are moved here with their name and error, for inspection. */
export const givenUpQueue = 'given-up'

const day = 24 * 3_600

/**
 * Retried for about two days. If a job's process dies, another one gets it after a timeout. Completed and given-up jobs are
 * deleted after a day.
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

/** Retention of given-up jobs. */
const givenUpOptions = {
  retentionSeconds: 30 * day,
  deleteAfterSeconds: day,
}

/**
 * At most eight jobs of each kind run at once; further ones follow immediately. A notification wakes workers for one fetch
 * only, and none is sent when a delayed job becomes due, so workers also poll every two seconds.
 */
const workOptions = {
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
  batchSize: 8,
  burstWhenBatchFull: true,
  perJobResults: true,
  // Has the time at which a job may begin.
  includeMetadata: true,
} as const

/** Each worker fetches its own jobs and skips sites that have one running in this process. */
const bySite = (sites: number) => ({
  batchSize: 1,
  burstWhenReadyExceeds: 1,
  localConcurrency: sites,
  localGroupConcurrency: 1,
})

/** Creates the job tables and queues, as the owner, and grants the web role access. */
export async function prepareJobs(owner: ClientConfig, queues: Queue[]): Promise<void> {
  const boss = new PgBoss({ ...connectionOf(owner), schema, max: 2, supervise: false, schedule: false })
  boss.on('error', () => undefined)
  await boss.start()
  const known = new Set((await boss.getQueues()).map((queue) => queue.name))
  // The dead-letter queue first, because the others refer to it.
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

/** For a process that runs no jobs: it needs no connection of its own for them. */
export async function openJobSender(database: Database, log: Logger): Promise<Jobs> {
  const db: JobDatabase = { executeSql: (text, values) => database.query({ text, values }) }
  const boss = new PgBoss({ db, schema, migrate: false, createSchema: false, supervise: false, schedule: false })
  boss.on('error', (error) => log.error({ err: error }, 'jobs'))
  await boss.start()
  return { send: sendBy(boss), counts: countsBy(boss), stop: () => boss.stop({ graceful: false }) }
}

/** @param connection direct: workers use LISTEN, which a pooler in transaction mode does not support */
export async function openJobs(connection: ClientConfig, log: Logger): Promise<JobWorker> {
  const boss = new PgBoss({
    ...connectionOf(connection),
    ...limits,
    schema,
    // Plus one connection that listens.
    max: 2,
    migrate: false,
    createSchema: false,
    schedule: false,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    // In small batches, within the statement time limit.
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

      /** Each job individually: a failed one is retried, and the others of its batch still run. */
      async function attempt(job: JobWithMetadata<JobData>): Promise<JobResult> {
        const { id, data } = job
        const signal = AbortSignal.any([job.signal, stopping.signal])
        try {
          await reachTime(job, signal)
          await handler(data, signal)
          return { id, status: 'completed' }
        } catch (error) {
          const about = { err: error, job: name, site: data.siteId }
          if (stopping.signal.aborted) log.info(about, 'a job was broken off and will be done later')
          else log.error(about, 'a job failed and will be tried again')
          return { id, status: 'failed', output: reasonOf(error) }
        }
      }
    },
    async every(name, seconds, handler) {
      // Every process sends this job; the database keeps one per interval.
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

/** Differences between clocks beyond this are not waited for, ms. */
const mostApart = 60_000

/**
 * Waits until this process's clock, too, has reached the time of a job that was sent for later. The database's may be ahead,
 * and what is to happen then, such as a publication, would not be due yet.
 */
async function reachTime({ startAfter, createdOn }: JobWithMetadata, signal: AbortSignal): Promise<void> {
  const early = startAfter > createdOn ? startAfter.getTime() - Date.now() : 0
  if (early > 0) await wait(Math.min(early, mostApart), undefined, { signal })
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

/** Passed on to the driver, ms. Only `query_timeout` helps against a server that does not reply at all. */
const limits = {
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
  query_timeout: 20_000,
  keepAlive: true,
}

/** Adapter that lets the job library write in our transaction. */
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
