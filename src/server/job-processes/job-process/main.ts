import { writeFileSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { readConfig } from '../../platform/config.ts'
import type { Asked, Told } from '../messages.ts'

/** Requests have priority over this work. */
const lowPriority = 5
/** Linux ends this process before those that serve requests, and after those that unpack files (killable.ts), where memory runs out. */
const endedEarly = '500'

// Ctrl-C reaches every process of the terminal; the parent decides when to end this one, which ends with it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
process.once('disconnect', () => process.exit(1))
process.once('message', (asked: Asked) => {
  answer(asked).then((told) => process.send?.(told, undefined, undefined, () => process.exit(0)))
})
for (const step of [() => os.setPriority(lowPriority), () => writeFileSync('/proc/self/oom_score_adj', endedEarly)]) {
  try {
    step()
  } catch {
    // Neither is possible everywhere.
  }
}

async function answer(asked: Asked): Promise<Told> {
  const config = readConfig()
  enableCompileCache(path.join(config.dataDir, 'compiled'))
  return (await import('./do-job.ts')).doJob(config, asked)
}
