import path from 'node:path'
import { type App, createApp } from './app.ts'
import { startJobs } from './jobs.ts'
import { openSiteDirectory } from './modules/sites/directory/index.ts'
import { firstRun, welcome } from './modules/sites/starters/first-run.ts'
import { readConfig, StartError } from './platform/config.ts'
import { loadBuiltFiles } from './platform/http/assets.ts'
import { onStopSignal, openWebServer } from './platform/http/server.ts'
import { openObservation } from './platform/observation.ts'
import { readAssets } from './render/assets.ts'
import { productFolders, startServices } from './services.ts'

/** Starts the product: web server, database, migrations, first sites, jobs. What the operator can mend is one line. */
async function main(): Promise<void> {
  const root = process.cwd()
  const client = path.join(root, 'dist/client')
  const given = readConfig()
  const [assets, files] = await Promise.all([readAssets(client), loadBuiltFiles(path.join(client, 'assets'))])
  const web = await openWebServer(given)
  const config = { ...given, port: web.port }
  const observation = await openObservation(config)
  say(config.databaseUrl ? 'Reaching the database' : 'Starting PostgreSQL')
  const services = await startServices(config, productFolders(root))
  services.mail = observation.counted(services.mail)
  let app: App | undefined
  onStopSignal(async () => {
    say('Stopping: finishing what is under way')
    await web.close()
    await app?.visits.flush()
    await services.stop()
    await observation.close()
  })
  const directory = openSiteDirectory(services)
  await firstRun(services, directory, say)
  app = createApp({ services, directory, assets: () => assets, files, observe: observation.observe })
  observation.watch({ pages: app.pages.cache.stats, pool: services.database.pool, jobs: services.jobs.counts })
  web.serve(app.handle)
  await startJobs(services.jobs, services, directory)
  process.stdout.write(await welcome(services, directory))
}

function say(text: string): void {
  process.stdout.write(`· ${text}\n`)
}

main().catch((error: unknown) => {
  process.stderr.write(
    error instanceof StartError ? `${error.message}\n` : `${(error as Error).stack ?? String(error)}\n`,
  )
  process.exit(1)
})
