import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { type KillablePool, openKillablePool, type PoolLimits } from '../../../platform/processes/killable-pool.ts'

/**
 * Half of each is more than a picture within its bounds takes. Who uploads is answered before the connection is given up,
 * after a minute.
 */
const limits: PoolLimits = {
  patience: 20,
  now: { cpuSeconds: 10, seconds: 30, megabytes: 800 },
  later: { cpuSeconds: 60, seconds: 180, megabytes: 800 },
}

/** Processes that decode and encode pictures: what strangers made never meets the libraries that read it in ours. */
export function openEncoders(log: Logger, most = limits): KillablePool {
  return openKillablePool({ file: programFile(), limits: most, log })
}

/** A file of its own beside the server's, from the build or from the sources, whichever runs here. */
function programFile(): string {
  const here = fileURLToPath(import.meta.url)
  return here.endsWith('.ts')
    ? path.join(path.dirname(here), 'encoder/main.ts')
    : path.resolve('dist/server/encoder.js')
}
