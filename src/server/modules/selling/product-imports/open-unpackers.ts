import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { type KillablePool, openKillablePool, type PoolLimits } from '../../../platform/processes/killable-pool.ts'
import { mostAnswerBytes } from './unpack-workbook.ts'

/** Heap of a process, MB. Its buffers come on top of it. */
const heapMegabytes = 2_000

const most = { cpuSeconds: 240, seconds: 300, megabytes: 2_800 }
const usual: PoolLimits = { patience: 20, now: most, later: most }

type UnpackerLimits = { limits?: PoolLimits; heapMegabytes?: number }

/** Opens the processes that unpack workbooks, one at a time, so that no request waits for one and none fills this process's memory. */
export function openUnpackers(log: Logger, given: UnpackerLimits = {}): KillablePool {
  const { limits, ...program } = { limits: usual, heapMegabytes, ...given }
  return openKillablePool({
    ...{ file: programFile(), limits, log, places: 1 },
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
