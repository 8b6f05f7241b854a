import path from 'node:path'
import { queues } from './jobs.ts'
import { openBus } from './platform/bus.ts'
import { findCluster } from './platform/cluster.ts'
import type { Config } from './platform/config.ts'
import type { Services } from './platform/context.ts'
import { openDatabase } from './platform/database.ts'
import { type JobWorker, openJobs, prepareJobs } from './platform/jobs.ts'
import { openLog } from './platform/log.ts'
import { openMailer } from './platform/mail.ts'
import { migrate, webConnection } from './platform/migrate.ts'
import { startEmbedded } from './platform/postgres/embedded.ts'
import { openReadCache } from './platform/read-cache.ts'
import { openStorage } from './platform/storage.ts'

export type RunningServices = Services & { jobs: JobWorker; stop: () => Promise<void> }

/** Folders of the product: its migrations, and the pictures that it ships. */
type Folders = { migrations: string; pictures: string }

/** @param root of the product */
export function productFolders(root: string): Folders {
  return { migrations: path.join(root, 'db/migrations'), pictures: path.join(root, 'starters/pictures') }
}

/** Starts or reaches the database, brings it up to date, and opens everything that a process shares. */
export async function startServices(config: Config, folders: Folders): Promise<RunningServices> {
  const log = openLog(config.logLevel)
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbedded(config.dataDir, {}, (text) => log.error({ part: 'database' }, text))
  const owner = embedded?.connection ?? { connectionString: config.databaseDirectUrl }
  try {
    const { web, secret } = await migrate(owner, folders.migrations, config.appSecret)
    await prepareJobs(owner, queues)
    const pooled = embedded ? web : webConnection({ connectionString: config.databaseUrl }, secret)
    const database = openDatabase({ ...pooled, max: config.databasePool, cluster: await findCluster(web) })
    const [bus, jobs] = await Promise.all([openBus(web, log), openJobs(web, log)])
    const now = () => new Date()
    return {
      config,
      log,
      database,
      bus,
      readCache: openReadCache(bus, now),
      jobs,
      mail: openMailer(config.smtpUrl),
      storage: openStorage(config.dataDir, folders.pictures),
      secret,
      now,
      async stop() {
        await jobs.stop()
        await bus.close()
        await database.close()
        await embedded?.stop()
      },
    }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}
