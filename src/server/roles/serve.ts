import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type App, createApp } from '../app.ts'
import { serverKinds } from '../kinds.ts'
import type { SiteDirectory } from '../modules/ground/directory/index.ts'
import type { Opening } from '../platform/addresses.ts'
import { type Config, StartError } from '../platform/config.ts'
import type { Services } from '../platform/context.ts'
import { type BuiltFiles, loadBuiltFiles } from '../platform/http/assets.ts'
import type { WebServer } from '../platform/http/server.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Observation } from '../platform/observation.ts'
import { readAssets } from '../render/assets.ts'
import { openSavedPages } from '../render/saved-pages.ts'
import { warmUp } from '../render/warm-up.ts'
import { openServices, type RunningServices } from '../services.ts'

type Built = {
  assets: Awaited<ReturnType<typeof readAssets>>
  files: BuiltFiles
  /** Identifies the build: the same for the same sources. */
  build: string
}

/** Reads the build's files for browsers. */
export async function readBuilt(): Promise<Built> {
  const client = path.resolve('dist/client')
  const [assets, files, build] = await Promise.all([
    readAssets(client),
    loadBuiltFiles(path.join(client, 'assets')),
    readFile('dist/.built-from', 'utf8'),
  ])
  return { assets, files, build }
}

/** The app that answers requests, and the saving of its pages for the next start. */
export type Serving = {
  app: App
  /** Call once everything is up; earlier it would delay the first visitor. */
  warmUp: () => void
  /** @returns once the warm-up has stopped */
  endWarmUp: () => Promise<void>
  savePages: () => Promise<void>
}

/** Serves the port by the application, with the pages saved by the last process. */
export async function serveRequests(
  web: WebServer,
  services: RunningServices,
  directory: SiteDirectory,
  built: Built,
  { observe, watch }: Observation,
): Promise<Serving> {
  const app = createApp({ services, directory, assets: () => built.assets, files: built.files, observe })
  watch({ pages: app.pages.cache.stats, pool: services.database.pool, jobs: services.jobs.counts })
  const saved = openSavedPages(services, app.pages.cache, built.build)
  await saved.load()
  web.serve(app.handle, () => services.database.query('select 1'))
  return { app, savePages: saved.save, ...openWarmUp(services, directory, app) }
}

function openWarmUp(
  services: Services,
  directory: SiteDirectory,
  { pages }: App,
): Pick<Serving, 'warmUp' | 'endWarmUp'> {
  const ending = new AbortController()
  let warming: Promise<unknown> = Promise.resolve()
  return {
    warmUp() {
      warming = warmUp(services, directory, serverKinds, pages, ending.signal).catch((error) =>
        services.log.warn({ err: error }, 'pages were not prepared'),
      )
    },
    async endWarmUp() {
      ending.abort()
      await warming
    },
  }
}

/** Interval of checking a database that is not ready, ms. */
const pause = 1_000

/**
 * Opens the services once the database answers and is prepared. Until then it logs the reason for waiting; the process is
 * alive, but not ready.
 * @throws StartError for errors that waiting does not fix
 */
export async function openOncePrepared<J extends Jobs>(
  config: Config,
  opening: Opening,
  log: Logger,
  jobs: Parameters<typeof openServices<J>>[3],
): Promise<RunningServices<J>> {
  let said = ''
  for (;;) {
    try {
      return await openServices(config, opening, log, jobs)
    } catch (error) {
      if (error instanceof StartError) throw error
      const { message } = error as Error
      if (message !== said) log.warn({ err: error }, 'waiting for the database')
      said = message
      await sleep(pause)
    }
  }
}
