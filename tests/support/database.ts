import path from 'node:path'
import pg from 'pg'
import type { ProvidedContext } from 'vitest'
import type { TestProject } from 'vitest/node'
import { queues } from '../../src/server/jobs.ts'
import { prepareJobs } from '../../src/server/platform/jobs.ts'
import { migrate } from '../../src/server/platform/migrate.ts'
import { startEmbedded } from '../../src/server/platform/postgres/embedded.ts'
import { openRunFolder } from './run-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    database: { host: string; owner: string; template: string; secret: string }
  }
}

const template = 'haat_template'
const secret = 'a secret that only the tests know, of no use elsewhere'

/**
 * A database of a test file lives for seconds: nothing of it outlives a crash or needs vacuuming, and planning each statement for its
 * values takes longer than running it. Its files are in memory, so reading one takes less than asking another process for it.
 */
const settings = {
  ...{ fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', autovacuum: 'off' },
  plan_cache_mode: 'force_generic_plan',
  io_method: 'sync',
  max_wal_size: '256MB',
  max_connections: '300',
}

type Running = { provided: ProvidedContext['database']; stop: () => Promise<void> }

/** Each project loads this file anew, all in one process. */
const here = globalThis as typeof globalThis & { testDatabase?: { users: number; running: Promise<Running> } }

/** One real PostgreSQL for the whole run, with one migrated database that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  here.testDatabase ??= { users: 0, running: start() }
  const shared = here.testDatabase
  shared.users++
  const { provided, stop } = await shared.running
  project.provide('database', provided)
  return async () => {
    if (--shared.users > 0) return
    delete here.testDatabase
    await stop()
  }
}

async function start(): Promise<Running> {
  const run = openRunFolder()
  try {
    const dataDir = path.join(run.folder, 'database')
    const postgres = await startEmbedded(dataDir, { settings })
    const stop = async () => {
      await postgres.stop()
      run.close()
    }
    return { provided: await makeTemplate(postgres.connection), stop }
  } catch (error) {
    run.close()
    throw error
  }
}

async function makeTemplate(server: pg.ClientConfig): Promise<ProvidedContext['database']> {
  const owner = new pg.Client(server)
  await owner.connect()
  await owner.query(`create database ${template}`)
  await owner.end()
  const connection = { ...server, database: template }
  await migrate(connection, 'db/migrations', secret)
  await prepareJobs(connection, queues)
  return { host: String(server.host), owner: String(server.user), template, secret }
}
