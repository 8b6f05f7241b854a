import { type Job, job } from '../../../platform/job.ts'
import { makeVariants, type VariantsData, variantsJob } from './make-variants.ts'
import { type RemovedData, removedJob } from './media.ts'
import { placeOf, removeFiles } from './variants.ts'

/** Eight large pictures at a time, one encoded after the other, by a slow machine: seconds. */
const longest = 6 * 3_600

export const mediaJobs: Job[] = [
  job<VariantsData>(variantsJob, makeVariants, { policy: 'exclusive', expireInSeconds: longest }),
  job<RemovedData>(removedJob, (ctx, { id }) =>
    removeFiles(ctx.services.storage, placeOf(ctx, { id, shipped: null, contentType: '' })),
  ),
]
