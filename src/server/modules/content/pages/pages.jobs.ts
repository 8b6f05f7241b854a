import { type Job, job } from '../../../platform/job.ts'
import { type PublishData, publishDue, publishJob } from './publish-later.ts'

export const pageJobs: Job[] = [job<PublishData>(publishJob, publishDue)]
