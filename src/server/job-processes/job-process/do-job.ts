import { setTimeout as sleep } from 'node:timers/promises'
import { runJob } from '../../jobs.ts'
import { openSiteDirectory } from '../../modules/ground/directory/index.ts'
import { jobs } from '../../modules.ts'
import type { Config } from '../../platform/config.ts'
import { openLog, withoutValues } from '../../platform/log.ts'
import { openServices, sendsJobs } from '../../services.ts'
import type { Asked, Told } from '../messages.ts'

/** Connections of a job: it does one thing after the other, and reads beside a transaction at most. */
const databasePool = 2

/** Time for connections to be closed, ms; the process ends anyway. */
const stopWithin = 5_000

/** Does a job with services of its own. */
export async function doJob(config: Config, { opening, name, data }: Asked): Promise<Told> {
  try {
    const job = jobs.find((job) => job.name === name)
    if (!job) throw new Error(`there is no job ${name}`)
    const services = await openServices({ ...config, databasePool }, opening, openLog(config.logLevel), sendsJobs)
    try {
      await runJob(job, data, services, openSiteDirectory(services))
    } finally {
      // A silent database ends no connection, and must not keep it from being told how the job went.
      const stopped = services.stop().catch(() => undefined)
      await Promise.race([stopped, sleep(stopWithin, undefined, { ref: false })])
    }
    return { kind: 'done' }
  } catch (error) {
    const { message, stack } = withoutValues(error instanceof Error ? error : new Error(String(error)))
    return { kind: 'failed', message, stack }
  }
}
