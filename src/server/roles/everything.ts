import type { SiteDirectory } from '../modules/ground/directory/index.ts'
import { ownerAddress } from '../platform/addresses.ts'
import type { Config } from '../platform/config.ts'
import { openWebServer, type WebServer } from '../platform/http/server.ts'
import type { JobWorker } from '../platform/jobs.ts'
import { openLog } from '../platform/log.ts'
import { onStopSignal } from '../platform/processes/stop-signal.ts'
import type { RunningServices } from '../services.ts'
import { claimDatabase } from '../start-database.ts'
import { type Running, stopInOrder } from './running.ts'
import { say } from './say.ts'

export type Everything = {
  web: WebServer
  services: RunningServices<JobWorker>
  directory: SiteDirectory
  /** Everything that a stop signal closes; code that opens more adds to it. */
  running: Running
}

type Given<T> = {
  /** Called first when the process is told to stop. */
  beforeStop?: () => Promise<void>
  /** The caller's own preparation while PostgreSQL starts. */
  meanwhile: () => Promise<T>
}

/**
 * Opens everything in this one process: port, database, schema, first sites, services. Most of the program is loaded while
 * PostgreSQL starts.
 */
export async function openEverything<T>(
  given: Config,
  { beforeStop, meanwhile }: Given<T>,
): Promise<Everything & { ready: T }> {
  const claimed = await claimDatabase(given, say)
  const web = await openWebServer(given)
  const config = { ...given, port: web.port }
  const log = openLog(config.logLevel)
  say(ownerAddress(config) ? 'Reaching the database' : 'Starting PostgreSQL')
  const waiting = Promise.withResolvers<boolean>()
  const loading = waiting.promise.then(async (isNew) => ({
    prepareHere: await loadRest(config, isNew),
    ready: await meanwhile(),
  }))
  // Its error is handled below, once the database runs and can be stopped.
  loading.catch(() => undefined)
  const database = await claimed.start(log, waiting.resolve)
  const { prepareHere, ready } = await loading.catch(async (error: unknown) => {
    await database.stop()
    throw error
  })
  const running: Running = { web }
  onStopSignal(async () => {
    say('Stopping: finishing what is under way')
    claimed.tellEnding()
    await beforeStop?.()
    await stopInOrder(config, running)
    await database.stop()
  })
  const prepared = await prepareHere(config, database.owner, log, (services) => {
    running.services = services
  }).catch(async (error: unknown) => {
    // A failed start must not leave the database running.
    await stopInOrder(config, running).catch(() => undefined)
    await database.stop()
    throw error
  })
  return { web, running, ready, ...prepared }
}

/** Loads the rest of the program. For a new database it also preloads the first sites' starters. @returns the next step */
async function loadRest(config: Config, isNew: boolean) {
  const { loadFirstSites, prepareHere } = await import('./prepare-here.ts')
  if (isNew) await loadFirstSites(config)
  return prepareHere
}
