import { readdir, readFile } from 'node:fs/promises'

/** Flag of an exiting process (PF_EXITING). */
const exiting = 0x4
/** SIGKILL in the mask of pending signals. */
const killed = 1n << 8n

/**
 * State of a process. `began` is the boot id and the ticks since boot, which distinguishes processes that reuse an id; '' if
 * unknown.
 */
export type ProcessState = { began: string; state: 'well' | 'dying' | 'gone' }

/**
 * Reads a process's state from Linux; elsewhere only whether it exists. A zombie has released everything, so it counts as gone.
 */
export async function lookAt(pid: number): Promise<ProcessState> {
  const [boot, stat, status] = await Promise.all(
    ['/proc/sys/kernel/random/boot_id', `/proc/${pid}/stat`, `/proc/${pid}/status`].map(read),
  )
  // The name, in brackets, may contain spaces.
  const fields = (stat ?? '').slice((stat ?? '').lastIndexOf(')') + 2).split(' ')
  const [letter = '', , , , , , flags] = fields
  const ticks = fields[19]
  if (!boot || !ticks) return { began: '', state: isAlive(pid) ? 'well' : 'gone' }
  const began = `${boot.trim()} ${ticks}`
  // A process whose first thread has ended lives on while other threads do.
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
