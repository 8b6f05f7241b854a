import { readdir, readFile } from 'node:fs/promises'

/** Flag of a process that is on its way out (PF_EXITING). */
const exiting = 0x4
/** SIGKILL among the signals that a process has not received yet. */
const killed = 1n << 8n

/**
 * What can be known of a process. `began` is the boot and the ticks since then, so that a process with the number of one
 * that is gone is told from it; empty where the system does not tell.
 */
export type ProcessState = { began: string; state: 'well' | 'dying' | 'gone' }

/**
 * What Linux tells of a process; elsewhere only whether it is there. One that is dead has given back everything, and waits for
 * its parent to notice: it counts as gone.
 */
export async function lookAt(pid: number): Promise<ProcessState> {
  const [boot, stat, status] = await Promise.all(
    ['/proc/sys/kernel/random/boot_id', `/proc/${pid}/stat`, `/proc/${pid}/status`].map(read),
  )
  // The name, in brackets, may hold spaces.
  const fields = (stat ?? '').slice((stat ?? '').lastIndexOf(')') + 2).split(' ')
  const [letter = '', , , , , , flags] = fields
  const ticks = fields[19]
  if (!boot || !ticks) return { began: '', state: isAlive(pid) ? 'well' : 'gone' }
  const began = `${boot.trim()} ${ticks}`
  // A process whose first thread has ended lives as long as another one does.
  if (letter === 'X' || (letter === 'Z' && (await countThreads(pid)) < 2)) return { began, state: 'gone' }
  const pending = [...(status ?? '').matchAll(/^(?:Sig|Shd)Pnd:\s*([0-9a-f]+)/gm)]
  const isKilled = pending.some(([, mask]) => (BigInt(`0x${mask}`) & killed) !== 0n)
  const isDying = isKilled || letter === 'Z' || (Number(flags) & exiting) !== 0
  return { began, state: isDying ? 'dying' : 'well' }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function countThreads(pid: number): Promise<number> {
  return (await readdir(`/proc/${pid}/task`).catch(() => [])).length
}

function read(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '')
}
