import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { type KillablePool, openKillablePool, type PoolLimits } from '../../../platform/processes/killable-pool.ts'
import { mostAnswerBytes } from './unpack-workbook.ts'

/** Heap of a process, MB. Its buffers come on top of it. A workbook of 100,000 rows and 30 columns takes 1.3 GB and half a minute in all. */
const heapMegabytes = 3_000

const most = { cpuSeconds: 240, seconds: 300, megabytes: 3_800 }
const usual: PoolLimits = { patience: 20, now: most, later: most }

type UnpackerLimits = { limits?: PoolLimits; heapMegabytes?: number }

/**
 * Opens the processes that unpack workbooks, so that none keeps a request waiting or fills this process's memory. Jobs have one of
 * them at a time.
 */
export function openUnpackers(log: Logger, given: UnpackerLimits = {}): KillablePool {
  const { limits, ...program } = { limits: usual, heapMegabytes, ...given }
  return openKillablePool({
    ...{ file: programFile(), limits, log },
    program: { ...program, answerBytes: mostAnswerBytes },
  })
}

/** The unpacker's program: beside this file when run from sources, else in the build. */
function programFile(): string {
  const here = fileURLToPath(import.meta.url)
  return here.endsWith('.ts')
    ? path.join(path.dirname(here), 'unpacker/main.ts')
    : path.resolve('dist/server/unpacker.js')
}
