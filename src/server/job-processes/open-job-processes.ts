import { fork } from 'node:child_process'
import type { Opening } from '../platform/addresses.ts'
import type { Config } from '../platform/config.ts'
import type { RunApart } from '../platform/job.ts'
import { createFairQueue } from '../platform/processes/fair-queue.ts'
import { replacesVariable } from '../platform/processes/messages.ts'
import { ownersOnly } from '../platform/processes/owners-only.ts'
import { programFile } from '../platform/processes/program-file.ts'
import type { Asked, Told } from './messages.ts'

/** Places of the queue, of which background work gets all but one. */
const places = 3

/**
 * Bounds of V8's memory, MB: without them it takes what the machine has before it collects. The old generation is collected once it has grown
 * by two fifths.
 */
const flags = ['--max-old-space-size=1024', '--max-semi-space-size=8', '--heap-growing-percent=40']

/**
 * Runs jobs in processes of their own, two at once: what such a job takes of memory is not added to what serves requests, is given back when
 * it ends, and keeps no request waiting.
 */
export function openJobProcesses(config: Config, opening: Opening): RunApart {
  const queue = createFairQueue(places)
  const env = {
    ...process.env,
    ...ownersOnly,
    PORT: String(config.port),
    // During a rolling update this process goes on, and so do those of its jobs.
    [replacesVariable]: '1',
  }
  return (name, data, signal) =>
    queue.run(() => runInProcess({ opening, name, data }, env, signal), data.siteId, 'later')
}

async function runInProcess(asked: Asked, env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  await new Promise<void>((resolve, reject) => {
    const child = fork(programFile(import.meta.url, 'job-process'), {
      ...{ env, execArgv: [...process.execArgv, ...flags], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
      // Killed at once when this process stops: such a job can be broken off anywhere.
      ...{ signal, killSignal: 'SIGKILL' },
    })
    child.once('message', (told: Told) => {
      if (told.kind === 'done') resolve()
      else reject(Object.assign(new Error(told.message), { stack: told.stack }))
    })
    // A process that could not be started cannot be written to either.
    child.on('error', reject)
    // Comes after its last message, which its exit may overtake.
    child.once('close', (code, signal) => reject(new Error(`the process of a job ended: ${signal ?? code}`)))
    child.send(asked)
  })
}
