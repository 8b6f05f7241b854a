import type { Logger } from 'pino'
import { type KillablePool, openKillablePool, type PoolLimits } from '../../../platform/processes/killable-pool.ts'
import { programFile } from '../../../platform/processes/program-file.ts'
import { mostAnswerBytes } from './unpack-workbook.ts'

/** Heap of a process, MB. Its buffers come on top of it. A workbook of 100,000 rows and 30 columns takes 1.3 GB and half a minute in all. */
const heapMegabytes = 3_000

const most = { cpuSeconds: 240, seconds: 300, megabytes: 3_800 }
const usual: PoolLimits = { patience: 20, now: most, later: most }

type UnpackerLimits = { limits?: PoolLimits; heapMegabytes?: number }

/** Opens the processes that unpack workbooks, so that none fills this process's memory or keeps its requests waiting. Jobs use one at a time. */
export function openUnpackers(log: Logger, given: UnpackerLimits = {}): KillablePool {
  const { limits, ...program } = { limits: usual, heapMegabytes, ...given }
  return openKillablePool({
    ...{ file: programFile(import.meta.url, 'unpacker'), limits, log },
    program: { ...program, answerBytes: mostAnswerBytes },
  })
}
