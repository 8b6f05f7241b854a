import { writeFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../config.ts'
import { starterOf } from '../processes/starter.ts'
import { takeKernelLock } from './kernel-lock.ts'
import { lookAt } from './process-state.ts'

/** How long an ending process may take to disappear, ms. */
const endingFor = 30_000
/** How long a holder must look alive before it counts as alive, ms: its kill signal may be under way. */
const wellFor = 500

export type FolderLock = {
  /** Tells others that this process is about to release the folder. */
  tellEnding: () => void
  giveBack: () => Promise<void>
}

/**
 * Locks the data folder for this process. A lock of the operating system decides; `haat.lock` names the holder and its start,
 * for people, and for older versions and file systems without locks. Waits for a holder that is ending: one that was killed,
 * that is stopping, or whose starter has gone.
 * @param say told once if it has to wait
 * @throws StartError if another process keeps the folder
 */
export async function takeLock(dataDir: string, say: (text: string) => void = () => undefined): Promise<FolderLock> {
  const file = path.join(dataDir, 'haat.lock')
  await mkdir(dataDir, { recursive: true })
  const free = await untilFree(dataDir, file, say)
  const text = await describeSelf(free === undefined ? 'named' : 'held')
  await writeFile(file, text)
  return {
    tellEnding() {
      try {
        writeFileSync(file, text.replace(/\n(named|held)\n/, '\n$1 ending\n'))
      } catch {
        // On a full disk the next process is refused instead of waiting.
      }
    },
    async giveBack() {
      await rm(file, { force: true })
      free?.()
    },
  }
}

/** @returns the release function of the system's lock; undefined if there is none */
async function untilFree(
  dataDir: string,
  file: string,
  say: (text: string) => void,
): Promise<(() => void) | undefined> {
  const since = Date.now()
  let wellSince = since
  let hasSaid = false
  for (;;) {
    const kernel = takeKernelLock(path.join(dataDir, 'haat.lock.db'))
    const holder = readHolder(await readFile(file, 'utf8').catch(() => ''))
    const state = await stateOf(holder, kernel)
    const free = typeof kernel === 'function' ? kernel : undefined
    if (state === 'gone') return free
    free?.()
    const by = state === 'unnamed' ? 'another process' : `process ${holder.pid}`
    if (state === 'ending') wellSince = Date.now()
    if (Date.now() - wellSince > wellFor)
      throw new StartError(`The data folder ${dataDir} is in use by ${by}. Stop it, or set DATA_DIR.`)
    if (Date.now() - since > endingFor)
      throw new StartError(
        `The data folder ${dataDir} is still in use by ${by}, which has been ending for ${endingFor / 1_000} seconds.`,
      )
    if (state === 'ending' && !hasSaid) say(`Waiting for ${by}, which is ending`)
    hasSaid ||= state === 'ending'
    await sleep(20)
  }
}

/** The process that the file names; pid 0 if none. */
type Holder = { pid: number; began: string; isLocked: boolean; isEnding: boolean; starter: string }

function readHolder(text: string): Holder {
  const [pid, began = '', how = '', starter = ''] = text.split('\n')
  return {
    ...{ pid: Number(pid) || 0, began, starter },
    ...{ isLocked: how.startsWith('held'), isEnding: how.endsWith('ending') },
  }
}

/** `unnamed`: the folder is taken, but the file names no process, or one that is unknown here. */
type HolderState = 'gone' | 'ending' | 'well' | 'unnamed'

async function stateOf(holder: Holder, kernel: ReturnType<typeof takeKernelLock>): Promise<HolderState> {
  // A holder that had the system's lock, which is free now, has ended.
  if (typeof kernel === 'function' && holder.isLocked) return 'gone'
  if (!holder.pid) return kernel === 'taken' ? 'unnamed' : 'gone'
  if (holder.pid === process.pid && kernel !== 'taken') return 'gone'
  const seen = await lookAt(holder.pid)
  const isGone = seen.state === 'gone' || (holder.began !== '' && seen.began !== holder.began)
  if (isGone) return kernel === 'taken' ? 'unnamed' : 'gone'
  const isEnding = seen.state === 'dying' || holder.isEnding || (await isGoneStarter(holder.starter))
  return isEnding ? 'ending' : 'well'
}

/** A process whose starter has gone stops by itself (`processes/starter.ts`). */
async function isGoneStarter(text: string): Promise<boolean> {
  const [pid, ...began] = text.split(' ')
  if (!Number(pid)) return false
  const seen = await lookAt(Number(pid))
  return seen.state !== 'well' || seen.began !== began.join(' ')
}

async function describeSelf(how: 'named' | 'held'): Promise<string> {
  const starter = starterOf()
  const itsStart = starter ? `${starter} ${(await lookAt(starter)).began}` : ''
  return `${process.pid}\n${(await lookAt(process.pid)).began}\n${how}\n${itsStart}\n`
}
