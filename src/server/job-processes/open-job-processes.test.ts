import { afterEach, expect, test } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { openJobProcesses } from './open-job-processes.ts'

const program = process.execPath
afterEach(() => {
  process.execPath = program
})

// Shows B361.
test('a job whose process cannot be started fails, and nothing else does', async () => {
  process.execPath = '/nowhere/node'
  const run = openJobProcesses(readConfig({}), { web: {}, direct: {}, secret: 'x'.repeat(40) })
  const { signal } = new AbortController()
  await expect(run('productImports.read', { siteId: 1 }, signal)).rejects.toThrow('ENOENT')
})
