import { type Job, job } from '../../../platform/job.ts'
import { makeVariants, type VariantsData, variantsJob } from './make-variants.ts'
import { type RemovedData, removedJob } from './media.ts'
import { removeFiles } from './variants.ts'

/** Time limit for all variants of a large image on a slow machine while other sites take turns, seconds. */
const longest = 6 * 3_600
/** Only one variant is encoded at a time; the sites take turns. */
const sitesAtOnce = 4

export const mediaJobs: Job[] = [
  job<VariantsData>(variantsJob, makeVariants, { policy: 'exclusive', expireInSeconds: longest, sitesAtOnce }),
  job<RemovedData>(removedJob, (ctx, { id }) => removeFiles(ctx.services.storage, ctx.site.id, id)),
]
