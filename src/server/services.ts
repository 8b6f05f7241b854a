import type pg from 'pg'
import type { Logger } from 'pino'
import { queues } from './jobs.ts'
import { openEncoders } from './modules/content/media/index.ts'
import { standardTemplates } from './modules/over/starters/index.ts'
import { type Opening, preparedOpening } from './platform/addresses.ts'
import { openBus } from './platform/bus.ts'
import { findCluster } from './platform/cluster.ts'
import type { Config } from './platform/config.ts'
import type { Services } from './platform/context.ts'
import { type Database, openDatabase } from './platform/database.ts'
import { openDns } from './platform/dns.ts'
import { type Jobs, openJobSender, openJobs, prepareJobs } from './platform/jobs.ts'
import { oneAtATime } from './platform/lock.ts'
import { openMailer } from './platform/mail.ts'
import { migrate } from './platform/migrate.ts'
import { migrationsFolder, requireNotNewer, requirePrepared, requireWebRole } from './platform/prepared.ts'
import { replacesAnother } from './platform/processes/supervisor.ts'
import { openReadCache } from './platform/read-cache.ts'
import { openStorage } from './platform/storage.ts'

/** The pictures that the product ships, seen from where it is started. */
const shippedPictures = 'starters/pictures'

export type RunningServices<J extends Jobs = Jobs> = Services & { jobs: J; stop: () => Promise<void> }

/** How a process has to do with jobs. */
type OpenJobs<J extends Jobs> = (parts: { direct: pg.ClientConfig; database: Database; log: Logger }) => Promise<J>

export const doesJobs = ({ direct, log }: { direct: pg.ClientConfig; log: Logger }) => openJobs(direct, log)
export const sendsJobs = ({ database, log }: { database: Database; log: Logger }) => openJobSender(database, log)

/**
 * Brings the database up to date as its owner: schema, jobs, and whatever else `then` does. Several processes may call it
 * at once; each waits for its turn.
 */
export function prepareDatabase<T>(
  config: Config,
  owner: pg.ClientConfig,
  then: (opening: Opening) => Promise<T>,
): Promise<T> {
  return oneAtATime(owner, async () => {
    const { secret } = await migrate(owner, migrationsFolder, config.appSecret)
    await prepareJobs(owner, queues)
    return then(preparedOpening(config, owner, secret))
  })
}

/** Opens everything that a process shares, as the role that owns nothing. @throws when the database is not prepared */
export async function openServices<J extends Jobs>(
  config: Config,
  { web, direct, secret }: Opening,
  log: Logger,
  openItsJobs: OpenJobs<J>,
): Promise<RunningServices<J>> {
  const database = openDatabase({
    ...web,
    max: config.databasePool,
    answerWithin: config.databaseAnswer,
    cluster: await findCluster(direct),
  })
  const open: (() => Promise<void>)[] = [database.close]
  const closeAll = async () => {
    for (const close of open.splice(0).reverse()) await close()
  }
  try {
    await requireWebRole(database)
    // While processes are replaced one after the other the older ones go on, and so does one in the place of such a one.
    if (!replacesAnother()) await requireNotNewer(database)
    await requirePrepared(database)
    const bus = await openBus(direct, log)
    open.push(bus.close)
    // Stopped after the jobs that use them.
    const encoders = openEncoders(log)
    open.push(encoders.stop)
    const jobs = await openItsJobs({ direct, database, log })
    open.push(jobs.stop)
    const now = () => new Date()
    return {
      ...{ config, log, database, bus, jobs, encoders, secret, now },
      readCache: openReadCache(bus, now),
      mail: openMailer(config.smtpUrl),
      storage: await openStorage(config, shippedPictures),
      readTxt: openDns(config.dnsServers),
      standardTemplates,
      stop: closeAll,
    }
  } catch (error) {
    await closeAll()
    throw error
  }
}
