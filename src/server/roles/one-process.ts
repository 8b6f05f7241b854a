import { startJobs } from '../jobs.ts'
import { welcome } from '../modules/sites/starters/first-run.ts'
import type { Config } from '../platform/config.ts'
import { openEverything } from './everything.ts'
import { readBuilt, serveRequests } from './serve.ts'

/** Everything in this process: database, migrations, first sites, requests, jobs. */
export async function runInOneProcess(config: Config): Promise<void> {
  const built = await readBuilt()
  const { web, services, directory, running } = await openEverything(config)
  running.app = serveRequests(web, services, directory, built)
  await startJobs(services.jobs, services, directory)
  process.stdout.write(welcome(services))
}
