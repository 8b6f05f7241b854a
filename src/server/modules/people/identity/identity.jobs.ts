import type { Job } from '../../../platform/job.ts'
import { codeJobs } from './code-mail.ts'
import { newsJobs } from './news-mail.ts'
import { passwordJobs } from './password-mail.ts'

export const identityJobs: Job[] = [...codeJobs, ...passwordJobs, ...newsJobs]
