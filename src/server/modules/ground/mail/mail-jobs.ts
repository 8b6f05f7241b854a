import { type Job, job } from '../../../platform/job.ts'
import type { StatedMail } from './stated-mail.ts'

/** One job per queue of these mails. */
export function mailJobs(mails: StatedMail[]): Job[] {
  const all = mails.flatMap(({ job }) => job ?? [])
  return [...Map.groupBy(all, ({ queue }) => queue)].map(([queue, sharing]) =>
    job(queue, async (ctx, data) => {
      for (const mail of sharing) if (mail.sends(data)) await mail.post(ctx, data)
    }),
  )
}
