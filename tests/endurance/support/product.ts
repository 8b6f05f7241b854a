import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { freePort, type Process, startProcess } from './process.ts'

/** The built product as processes of its own, that may be killed and started again on the same port and data. */
export type Product = {
  port: number
  dataDir: string
  start: () => Promise<void>
  /** The first of its processes, 0 while there is none. */
  pid: () => number
  /** Ends that process at once, as a power cut would. */
  kill: () => Promise<void>
  /** Ends it in order. */
  stop: () => Promise<void>
  /** Ends it, and forgets its data. */
  discard: () => Promise<void>
  /** Resident memory of its first process, MB. */
  memory: () => Promise<number>
  /** Its output so far. */
  said: () => string
}

/** A data folder that the database's own user can enter, when root runs the tests. */
export async function makeFolder(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `haat-${name}-`))
  await chmod(folder, 0o755)
  return folder
}

/** @param settings over those of a test: two workers, and an embedded database in a folder of its own */
export async function makeProduct(settings: Record<string, string> = {}): Promise<Product> {
  const dataDir = await makeFolder('endurance')
  const port = await freePort()
  let running: Process | undefined
  let saidBefore = ''

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ending = running
    running = undefined
    if (!ending) return
    ending.kill(signal)
    await ending.ended
    saidBefore += ending.said()
  }

  return {
    port,
    dataDir,
    async start() {
      running = startProcess({ PORT: String(port), DATA_DIR: dataDir, WORKERS: '2', ...settings })
      await running.untilSaid('Haat is ready')
    },
    pid: () => running?.pid ?? 0,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    async discard() {
      await end('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
    async memory() {
      const status = await readFile(`/proc/${running?.pid}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
    },
    said: () => saidBefore + (running?.said() ?? ''),
  }
}
