import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { startJobs } from '../../../jobs.ts'
import type { JobData, JobWorker } from '../../../platform/jobs.ts'

const { services, directory, one } = await testApp()

// Shows B361.
test('the steps of a file, and no other jobs, are given to processes of their own', async () => {
  const handlers: ((data: JobData, signal: AbortSignal) => Promise<void>)[] = []
  const worker: JobWorker = {
    ...services.jobs,
    work: async (_, handler) => void handlers.push(handler),
    every: async () => undefined,
  }
  const apart: string[] = []
  await startJobs(worker, services, directory, async (name, { siteId }) => void apart.push(`${name} of ${siteId}`))
  // Jobs of a site that is gone have nothing to do where they were taken.
  for (const handle of handlers) await handle({ siteId: one.id + 1_000 }, new AbortController().signal)
  expect(apart).toEqual(['read', 'apply', 'undo'].map((step) => `productImports.${step} of ${one.id + 1_000}`))
})
