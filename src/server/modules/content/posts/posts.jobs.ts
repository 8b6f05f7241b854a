import { type Job, job } from '../../../platform/job.ts'
import { type PublishData, publishDue, publishJob } from './posts.ts'

export const postJobs: Job[] = [job<PublishData>(publishJob, publishDue)]
