import type { Job } from '../../../platform/job.ts'
import { codeJobs } from './codes/code-mail.ts'
import { newsJobs } from './mail/news-mail.ts'
import { passwordJobs } from './passwords/password-mail.ts'

export const identityJobs: Job[] = [...codeJobs, ...passwordJobs, ...newsJobs]
