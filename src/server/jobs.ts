import { randomUUID } from 'node:crypto'
import type { SiteDirectory } from './modules/ground/directory/index.ts'
import { jobs, periodic as ofModules } from './modules.ts'
import { type Ctx, makeCtx, type Services, type Site } from './platform/context.ts'
import type { Job } from './platform/job.ts'
import type { JobData, JobWorker, Queue } from './platform/jobs.ts'
import { siteSpoken } from './platform/site-in-language.ts'
import { forgetTries } from './platform/tries.ts'

/** Work by the clock; one of all the processes does it when its time has come. */
const periodic = [...ofModules, { name: 'limits.forget', seconds: 300, run: forgetTries }]

/** Where all of it waits. */
export const queues: Queue[] = [...jobs, ...periodic.map(({ name }) => ({ name }))]

/** How long a job of a suspended site waits before it is looked at again, ms. */
const suspendedWait = 10 * 60_000

/** Under a key of its own: where jobs of one key exclude each other, it is still the running one that has that key. */
async function wait({ name }: Job, data: JobData, { jobs, database, now }: Services): Promise<void> {
  const after = new Date(now().getTime() + suspendedWait)
  await jobs.send(database.forSite(data.siteId), name, data, { after, key: `suspended ${randomUUID()}` })
}

/** What a job works with: its site, as whoever asked for it reads that. */
export function ctxOf({ name }: Job, { language }: JobData, services: Services, site: Site): Ctx {
  return makeCtx(services, siteSpoken(site, language), { kind: 'visitor' }, { id: `job ${name}`, ip: '' })
}

/** Lets this process do jobs. A job's site comes from its data; there is no other. */
export async function startJobs(worker: JobWorker, services: Services, directory: SiteDirectory): Promise<void> {
  for (const job of jobs) {
    await worker.work(job, async (data, signal) => {
      const site = await directory.byId(data.siteId)
      if (!site) return
      if (site.suspended) return await wait(job, data, services)
      await job.run(ctxOf(job, data, services, site), data, signal)
    })
  }
  for (const { name, seconds, run } of periodic) await worker.every(name, seconds, () => run(services))
}
