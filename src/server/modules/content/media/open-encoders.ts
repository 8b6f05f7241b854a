import type { Logger } from 'pino'
import { type KillablePool, openKillablePool, type PoolLimits } from '../../../platform/processes/killable-pool.ts'
import { programFile } from '../../../platform/processes/program-file.ts'

/**
 * An image within the limits takes less than half of each. An upload is answered before its connection times out after a
 * minute.
 */
const limits: PoolLimits = {
  patience: 20,
  now: { cpuSeconds: 10, seconds: 30, megabytes: 800 },
  later: { cpuSeconds: 60, seconds: 180, megabytes: 800 },
}

/** Opens the processes that decode and encode images, so that untrusted files never reach the image libraries in this process. */
export function openEncoders(log: Logger, most = limits): KillablePool {
  return openKillablePool({ file: programFile(import.meta.url, 'encoder'), limits: most, log })
}
