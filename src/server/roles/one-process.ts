import { startJobs } from '../jobs.ts'
import { welcome } from '../modules/sites/starters/first-run.ts'
import type { Config } from '../platform/config.ts'
import { openObservation } from '../platform/observation.ts'
import { openEverything } from './everything.ts'
import { readBuilt, serveRequests, warmUpPages } from './serve.ts'

/** Everything in this process: database, migrations, first sites, requests, jobs. */
export async function runInOneProcess(config: Config): Promise<void> {
  const built = await readBuilt()
  const { web, services, directory, running } = await openEverything(config)
  const observation = await openObservation(config)
  running.observation = observation
  services.mail = observation.counted(services.mail)
  const serving = await serveRequests(web, services, directory, built, observation)
  running.serving = serving
  await startJobs(services.jobs, services, directory)
  process.stdout.write(await welcome(services, directory))
  warmUpPages(services, directory, serving.app)
}
