import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { queues } from '../../src/server/jobs.ts'
import { prepareJobs } from '../../src/server/platform/jobs.ts'
import { migrate } from '../../src/server/platform/migrate.ts'
import { startEmbedded } from '../../src/server/platform/postgres/embedded.ts'

declare module 'vitest' {
  interface ProvidedContext {
    database: { host: string; owner: string; template: string; secret: string }
  }
}

const template = 'haat_template'
const secret = 'a secret that only the tests know, of no use elsewhere'

/** One real PostgreSQL for the whole run, with one migrated database that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'haat-test-'))
  // The database's own user must be able to enter it, when root runs the tests.
  await chmod(folder, 0o755)
  const postgres = await startEmbedded(folder, { fsync: 'off', full_page_writes: 'off', max_connections: '300' })
  const owner = new pg.Client(postgres.connection)
  await owner.connect()
  await owner.query(`create database ${template}`)
  await owner.end()
  const connection = { ...postgres.connection, database: template }
  await migrate(connection, 'db/migrations', secret)
  await prepareJobs(connection, queues)
  project.provide('database', {
    host: String(postgres.connection.host),
    owner: String(postgres.connection.user),
    template,
    secret,
  })
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
