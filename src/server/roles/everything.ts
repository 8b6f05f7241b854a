import { openSiteDirectory, type SiteDirectory } from '../modules/sites/directory/index.ts'
import { firstRun } from '../modules/sites/starters/first-run.ts'
import { ownerAddress } from '../platform/addresses.ts'
import type { Config } from '../platform/config.ts'
import { openWebServer, type WebServer } from '../platform/http/server.ts'
import type { JobWorker } from '../platform/jobs.ts'
import { openLog } from '../platform/log.ts'
import { onStopSignal } from '../platform/processes/stop-signal.ts'
import { doesJobs, openServices, prepareDatabase, type RunningServices } from '../services.ts'
import { claimDatabase } from '../start-database.ts'
import { type Running, stopInOrder } from './running.ts'
import { say } from './say.ts'

type Everything = {
  web: WebServer
  services: RunningServices<JobWorker>
  directory: SiteDirectory
  /** What a stop signal will stop; whoever opens more adds it. */
  running: Running
}

/**
 * Opens all that there is in this one process: port, database, schema, first sites, services.
 * @param beforeStop called first when the process is told to stop
 */
export async function openEverything(given: Config, beforeStop?: () => Promise<void>): Promise<Everything> {
  const claimed = await claimDatabase(given, say)
  const web = await openWebServer(given)
  const config = { ...given, port: web.port }
  const log = openLog(config.logLevel)
  say(ownerAddress(config) ? 'Reaching the database' : 'Starting PostgreSQL')
  const database = await claimed.start(log)
  const running: Running = { web }
  onStopSignal(async () => {
    say('Stopping: finishing what is under way')
    claimed.tellEnding()
    await beforeStop?.()
    await stopInOrder(config, running)
    await database.stop()
  })
  return prepareDatabase(config, database.owner, async (opening) => {
    const services = await openServices(config, opening, log, doesJobs)
    running.services = services
    const directory = openSiteDirectory(services)
    await firstRun(services, directory, say)
    return { web, services, directory, running }
  })
}
