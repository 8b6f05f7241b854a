import { openJobProcesses } from '../job-processes/open-job-processes.ts'
import { startJobs } from '../jobs.ts'
import { welcome } from '../modules/over/starters/first-run.ts'
import type { Config } from '../platform/config.ts'
import { openObservation } from '../platform/observation.ts'
import type { Everything } from './everything.ts'
import { readBuilt, serveRequests } from './serve.ts'

/** Reads the build. @returns a function that then serves requests and runs jobs */
export async function getReadyToServe(): Promise<(config: Config, everything: Everything) => Promise<void>> {
  const built = await readBuilt()
  return async (config, { web, services, directory, running }) => {
    const observation = await openObservation(config)
    running.observation = observation
    services.mail = observation.counted(services.mail)
    const serving = await serveRequests(web, services, directory, built, observation)
    running.serving = serving
    await startJobs(services.jobs, services, directory, openJobProcesses(config, services.opening))
    process.stdout.write(await welcome(services, directory))
    serving.warmUp()
  }
}
