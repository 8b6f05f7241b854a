import { randomUUID } from 'node:crypto'
import type { SiteDirectory } from './modules/ground/directory/index.ts'
import { jobs, periodic as ofModules } from './modules.ts'
import { type Ctx, makeCtx, type Services, type Site } from './platform/context.ts'
import type { Job, RunApart } from './platform/job.ts'
import type { JobData, JobWorker, Queue } from './platform/jobs.ts'
import { siteSpoken } from './platform/site-in-language.ts'
import { forgetTries } from './platform/tries.ts'

/** Periodic work; one of all processes does it. */
const periodic = [...ofModules, { name: 'limits.forget', seconds: 300, run: forgetTries }]

/** Queues of all jobs. */
export const queues: Queue[] = [...jobs, ...periodic.map(({ name }) => ({ name }))]

/** How long a job of a suspended site waits before it is tried again, ms. */
const suspendedWait = 10 * 60_000

/** Re-queues a job under a new key: in an exclusive queue the running job still has the old one. */
async function wait({ name }: Job, data: JobData, { jobs, database, now }: Services): Promise<void> {
  const after = new Date(now().getTime() + suspendedWait)
  await jobs.send(database.forSite(data.siteId), name, data, { after, key: `suspended ${randomUUID()}` })
}

/** Context of a job: its site in the language of the user who caused it. */
export function ctxOf({ name }: Job, { language }: JobData, services: Services, site: Site): Ctx {
  return makeCtx(services, siteSpoken(site, language), { kind: 'visitor' }, { id: `job ${name}`, ip: '' })
}

/** Runs a job here. Its site comes from its data. */
export async function runJob(
  job: Job,
  data: JobData,
  services: Services,
  directory: SiteDirectory,
  signal?: AbortSignal,
): Promise<void> {
  const site = await directory.byId(data.siteId)
  if (!site) return
  if (site.suspended) return await wait(job, data, services)
  await job.run(ctxOf(job, data, services, site), data, signal)
}

/** Takes jobs and runs them in this process, but for those that take a process of their own where there is one. */
export async function startJobs(
  worker: JobWorker,
  services: Services,
  directory: SiteDirectory,
  runApart?: RunApart,
): Promise<void> {
  for (const job of jobs) {
    await worker.work(job, (data, signal) =>
      job.apart && runApart ? runApart(job.name, data, signal) : runJob(job, data, services, directory, signal),
    )
  }
  for (const { name, seconds, run } of periodic) await worker.every(name, seconds, () => run(services))
}
