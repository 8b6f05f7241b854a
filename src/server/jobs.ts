import { randomUUID } from 'node:crypto'
import { campaignJobs } from './modules/content/campaigns/index.ts'
import { inboxJobs } from './modules/content/inbox/index.ts'
import { mediaJobs, removeOldStrays } from './modules/content/media/index.ts'
import { newsletterJobs } from './modules/content/newsletter/index.ts'
import { postJobs } from './modules/content/posts/index.ts'
import { departureJobs } from './modules/people/departures/index.ts'
import { identityJobs } from './modules/people/identity/index.ts'
import { ownDataJobs } from './modules/people/own-data/index.ts'
import { ownEmailJobs } from './modules/people/own-email/index.ts'
import { securityJobs } from './modules/people/security/index.ts'
import { staffJobs } from './modules/people/staff/index.ts'
import { forgetOld } from './modules/running/retention/index.ts'
import { checkoutJobs, settle } from './modules/selling/checkout/index.ts'
import { collectionJobs } from './modules/selling/collections/index.ts'
import { customFieldJobs } from './modules/selling/custom-fields/index.ts'
import { orderJobs } from './modules/selling/orders/index.ts'
import { paymentJobs } from './modules/selling/payments/index.ts'
import { productJobs } from './modules/selling/products/index.ts'
import { questionJobs } from './modules/selling/questions/index.ts'
import { reviewJobs } from './modules/selling/reviews/index.ts'
import { fillSites, searchJobs } from './modules/selling/search/index.ts'
import { stockJobs } from './modules/selling/stock/index.ts'
import { stockNoticeJobs } from './modules/selling/stock-notices/index.ts'
import { wishlistJobs } from './modules/selling/wishlist/index.ts'
import type { SiteDirectory } from './modules/sites/directory/index.ts'
import { operatorJobs } from './modules/sites/operator/index.ts'
import { signUpJobs } from './modules/sites/sign-up/index.ts'
import { starterJobs } from './modules/sites/starters/index.ts'
import { type Ctx, makeCtx, type Services, type Site } from './platform/context.ts'
import type { Job } from './platform/job.ts'
import type { JobData, JobWorker, Queue } from './platform/jobs.ts'
import { siteSpoken } from './platform/site-in-language.ts'
import { forgetTries } from './platform/tries.ts'

/** Work that follows from a change, written in the same transaction as the change; each is owned by its module. */
export const jobs: Job[] = [
  ...orderJobs,
  ...reviewJobs,
  ...wishlistJobs,
  ...checkoutJobs,
  ...paymentJobs(settle),
  ...mediaJobs,
  ...starterJobs,
  ...identityJobs,
  ...securityJobs,
  ...staffJobs,
  ...ownDataJobs,
  ...ownEmailJobs,
  ...signUpJobs,
  ...operatorJobs,
  ...departureJobs,
  ...newsletterJobs,
  ...campaignJobs,
  ...inboxJobs,
  ...postJobs,
  ...searchJobs,
  ...stockNoticeJobs,
  ...questionJobs,
  ...productJobs,
  ...stockJobs,
  ...collectionJobs,
  ...customFieldJobs,
]

/** Work of the whole platform that nobody's change causes; one of all the processes does it when its time has come. */
const periodic: { name: string; seconds: number; run: (services: Services) => Promise<void> }[] = [
  { name: 'running.forget', seconds: 3_600, run: forgetOld },
  { name: 'limits.forget', seconds: 300, run: forgetTries },
  { name: 'media.strays', seconds: 3_600, run: removeOldStrays },
  { name: 'search.fill-sites', seconds: 60, run: fillSites },
]

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
