import { type Job, job } from '../../../platform/job.ts'
import { makeVariants, type VariantsData, variantsJob } from './make-variants.ts'
import { type RemovedData, removedJob } from './media.ts'
import { removeFiles } from './variants.ts'

/** Of every variant of a large picture by a slow machine, while other sites have their turns: seconds. */
const longest = 6 * 3_600
/** One variant is made at a time; the sites take turns. */
const sitesAtOnce = 4

export const mediaJobs: Job[] = [
  job<VariantsData>(variantsJob, makeVariants, { policy: 'exclusive', expireInSeconds: longest, sitesAtOnce }),
  job<RemovedData>(removedJob, (ctx, { id }) => removeFiles(ctx.services.storage, ctx.site.id, id)),
]
