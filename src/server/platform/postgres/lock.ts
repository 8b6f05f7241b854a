import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../config.ts'

/** How long a process that was killed may take to be gone, ms. */
const dyingFor = 5_000
/** How long one must look well before it is taken for it: a signal may be on its way to it, ms. */
const wellFor = 500

/**
 * Takes the data folder for this process. The lock names the process that uses it, and when it began: after a restart of
 * the machine, or in a container, its number may belong to another one. A lock left by a process that died is taken over.
 * @returns what gives the folder back
 * @throws StartError when another living process has it
 */
export async function takeLock(dataDir: string): Promise<() => Promise<void>> {
  const lock = path.join(dataDir, 'haat.lock')
  const [pid, began] = (await readFile(lock, 'utf8').catch(() => '')).split('\n')
  const holder = Number(pid)
  if (holder && holder !== process.pid && !(await goesAway(holder, began ?? '')))
    throw new StartError(`The data folder ${dataDir} is in use by process ${holder}. Stop it, or set DATA_DIR.`)
  await writeFile(lock, `${process.pid}\n${(await look(process.pid)).began}\n`)
  return () => rm(lock, { force: true })
}

/** True when the holder is gone; of one that was killed a moment ago the remains may be there for a while. */
async function goesAway(holder: number, began: string): Promise<boolean> {
  const since = Date.now()
  for (;;) {
    const seen = await look(holder)
    const isGone = !isAlive(holder) || (began !== '' && began !== seen.began) || seen.state === 'dead'
    if (isGone) return true
    if (Date.now() - since > (seen.state === 'well' ? wellFor : dyingFor)) return false
    await sleep(20)
  }
}

/** Flag of a process that is on its way out (PF_EXITING). */
const exiting = 0x4
/** SIGKILL among the signals that a process has not received yet. */
const killed = 1n << 8n

type Seen = { began: string; state: 'well' | 'dying' | 'dead' | 'unknown' }

/**
 * What Linux tells of a process; elsewhere nothing is known. `began` is the boot and the ticks since then. One that is dead
 * has given back everything, and waits for its parent to notice.
 */
async function look(pid: number): Promise<Seen> {
  const read = (file: string) => readFile(file, 'utf8').catch(() => '')
  const [boot, stat, status] = await Promise.all(
    ['/proc/sys/kernel/random/boot_id', `/proc/${pid}/stat`, `/proc/${pid}/status`].map(read),
  )
  // The name, in brackets, may hold spaces.
  const fields = (stat ?? '').slice((stat ?? '').lastIndexOf(')') + 2).split(' ')
  const [letter = '', , , , , , flags] = fields
  const ticks = fields[19]
  if (!boot || !ticks) return { began: '', state: 'unknown' }
  const pending = [...(status ?? '').matchAll(/^(?:Sig|Shd)Pnd:\s*([0-9a-f]+)/gm)]
  const isKilled = pending.some(([, mask]) => (BigInt(`0x${mask}`) & killed) !== 0n)
  const isDying = isKilled || (Number(flags) & exiting) !== 0
  const state = letter === 'Z' || letter === 'X' ? 'dead' : isDying ? 'dying' : 'well'
  return { began: `${boot.trim()} ${ticks}`, state }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
