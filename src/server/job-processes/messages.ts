import type { Opening } from '../platform/addresses.ts'
import type { JobData } from '../platform/jobs.ts'

/** Message to the process of a job. */
export type Asked = { opening: Opening; name: string; data: JobData }

/** Message from it: the job is done, or failed with this error, which names no values of statements. */
export type Told = { kind: 'done' } | { kind: 'failed'; message: string; stack: string }
