import { mediaJobs, removeOldStrays } from './modules/content/media/index.ts'
import { newsletterJobs } from './modules/content/newsletter/index.ts'
import { identityJobs } from './modules/people/identity/index.ts'
import { forgetOld } from './modules/running/retention/index.ts'
import { checkoutJobs, settle } from './modules/selling/checkout/index.ts'
import { orderJobs } from './modules/selling/orders/index.ts'
import { paymentJobs } from './modules/selling/payments/index.ts'
import type { SiteDirectory } from './modules/sites/directory/index.ts'
import { starterJobs } from './modules/sites/starters/index.ts'
import { makeCtx, type Services } from './platform/context.ts'
import type { Job } from './platform/job.ts'
import type { JobWorker, Queue } from './platform/jobs.ts'
import { forgetTries } from './platform/tries.ts'

/** Work that follows from a change, written in the same transaction as the change; each is owned by its module. */
export const jobs: Job[] = [
  ...orderJobs,
  ...checkoutJobs,
  ...paymentJobs(settle),
  ...mediaJobs,
  ...starterJobs,
  ...identityJobs,
  ...newsletterJobs,
]

/** Work of the whole platform that nobody's change causes; one of all the processes does it when its time has come. */
const periodic: { name: string; seconds: number; run: (services: Services) => Promise<void> }[] = [
  { name: 'running.forget', seconds: 3_600, run: forgetOld },
  { name: 'limits.forget', seconds: 300, run: forgetTries },
  { name: 'media.strays', seconds: 3_600, run: removeOldStrays },
]

/** Where all of it waits. */
export const queues: Queue[] = [...jobs, ...periodic.map(({ name }) => ({ name }))]

/** Lets this process do jobs. A job's site comes from its data; there is no other. */
export async function startJobs(worker: JobWorker, services: Services, directory: SiteDirectory): Promise<void> {
  for (const job of jobs) {
    await worker.work(job, async (data, signal) => {
      const site = await directory.byId(data.siteId)
      if (!site) return
      await job.run(makeCtx(services, site, { kind: 'visitor' }, { id: `job ${job.name}`, ip: '' }), data, signal)
    })
  }
  for (const { name, seconds, run } of periodic) await worker.every(name, seconds, () => run(services))
}
