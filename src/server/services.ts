import type pg from 'pg'
import type { Logger } from 'pino'
import { queues } from './jobs.ts'
import { openEncoders } from './modules/content/media/index.ts'
import { standardTemplates } from './modules/over/starters/index.ts'
import { openPrinters } from './modules/selling/invoices/index.ts'
import { openUnpackers } from './modules/selling/product-imports/index.ts'
import { type Opening, preparedOpening } from './platform/addresses.ts'
import { openBus } from './platform/bus.ts'
import { findCluster } from './platform/cluster.ts'
import type { Config } from './platform/config.ts'
import type { Services } from './platform/context.ts'
import { type Database, openDatabase } from './platform/database.ts'
import { openDns } from './platform/dns.ts'
import { openOutside } from './platform/fetch-outside.ts'
import { type Jobs, openJobSender, openJobs, prepareJobs } from './platform/jobs.ts'
import { oneAtATime } from './platform/lock.ts'
import { openMailer } from './platform/mail.ts'
import { migrate } from './platform/migrate.ts'
import { migrationsFolder, requireNotNewer, requirePrepared, requireWebRole } from './platform/prepared.ts'
import { replacesAnother } from './platform/processes/supervisor.ts'
import { openReadCache } from './platform/read-cache.ts'
import { openStorage } from './platform/storage.ts'

/** Folder of the shipped pictures, relative to the working directory. */
const shippedPictures = 'starters/pictures'

export type RunningServices<J extends Jobs = Jobs> = Services & { jobs: J; opening: Opening; stop: () => Promise<void> }

/** Opens the jobs of a process that runs them, or only sends them. */
type OpenJobs<J extends Jobs> = (parts: { direct: pg.ClientConfig; database: Database; log: Logger }) => Promise<J>

export const doesJobs = ({ direct, log }: { direct: pg.ClientConfig; log: Logger }) => openJobs(direct, log)
export const sendsJobs = ({ database, log }: { database: Database; log: Logger }) => openJobSender(database, log)

/** Prepares the database as its owner: schema, jobs, and `then`. Concurrent calls wait for their turn. */
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

/** Opens the services of a process, as the role that owns nothing. @throws Error if the database is not prepared */
export async function openServices<J extends Jobs>(
  config: Config,
  opening: Opening,
  log: Logger,
  openItsJobs: OpenJobs<J>,
): Promise<RunningServices<J>> {
  const { web, direct, secret } = opening
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
    // During a rolling update older processes continue, and so do their replacements.
    if (!replacesAnother()) await requireNotNewer(database)
    await requirePrepared(database)
    const bus = await openBus(direct, log)
    open.push(bus.close)
    // Stopped after the jobs that use them.
    const encoders = openEncoders(log)
    open.push(encoders.stop)
    const printers = openPrinters(log)
    open.push(printers.stop)
    const unpackers = openUnpackers(log)
    open.push(unpackers.stop)
    const jobs = await openItsJobs({ direct, database, log })
    open.push(jobs.stop)
    const now = () => new Date()
    return {
      ...{ config, opening, log, database, bus, jobs, encoders, printers, unpackers, secret, now },
      readCache: openReadCache(bus, now),
      mail: openMailer(config.smtpUrl),
      storage: await openStorage(config, shippedPictures),
      readTxt: openDns(config.dnsServers),
      fetchOutside: openOutside(),
      standardTemplates,
      stop: closeAll,
    }
  } catch (error) {
    await closeAll()
    throw error
  }
}
