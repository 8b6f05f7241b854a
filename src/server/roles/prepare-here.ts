import type pg from 'pg'
import type { Logger } from 'pino'
import { openSiteDirectory, type SiteDirectory } from '../modules/ground/directory/index.ts'
import { firstRun } from '../modules/over/starters/first-run.ts'
import type { Config } from '../platform/config.ts'
import type { JobWorker } from '../platform/jobs.ts'
import { sayKeysInUse } from '../sealing/index.ts'
import { doesJobs, openServices, prepareDatabase, type RunningServices } from '../services.ts'
import { say } from './say.ts'

export { loadFirstSites } from '../modules/over/starters/first-run.ts'

type Prepared = { services: RunningServices<JobWorker>; directory: SiteDirectory }

/**
 * Migrates the database, opens the services, and creates the first sites.
 * @param opened called with the services before they are used
 */
export function prepareHere(
  config: Config,
  owner: pg.ClientConfig,
  log: Logger,
  opened: (services: RunningServices<JobWorker>) => void,
): Promise<Prepared> {
  return prepareDatabase(config, owner, async (opening) => {
    const services = await openServices(config, opening, log, doesJobs)
    opened(services)
    const directory = openSiteDirectory(services)
    await firstRun(services, directory, say)
    await sayKeysInUse(owner, services, say)
    return { services, directory }
  })
}
