import type { Job } from '../../../platform/job.ts'
import { mailJob } from './departure-mail.ts'
import { eraseJob } from './erase-job.ts'

export { departureRoutes } from './departures.routes.ts'
export const departureJobs: Job[] = [mailJob, eraseJob]
