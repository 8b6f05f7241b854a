import { type Job, job } from '../../../platform/job.ts'
import { type PublishData, publishDue, publishJob } from './publish-later.ts'

export const productJobs: Job[] = [job<PublishData>(publishJob, publishDue)]
