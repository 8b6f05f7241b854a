import type { Logger } from 'pino'
import { type KillablePool, openKillablePool, type PoolLimits } from '../../../platform/processes/killable-pool.ts'
import { programFile } from '../../../platform/processes/program-file.ts'

/** A document of a hundred lines takes well under a second, the start of the process included. */
const limits: PoolLimits = {
  patience: 20,
  now: { cpuSeconds: 10, seconds: 20, megabytes: 400 },
  later: { cpuSeconds: 10, seconds: 60, megabytes: 400 },
}

/** Opens the processes that set invoices as PDF, so that no request waits while one is set. */
export function openPrinters(log: Logger, most = limits): KillablePool {
  return openKillablePool({ file: programFile(import.meta.url, 'printer'), limits: most, log })
}
