import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../config.ts'
import type { Place } from './place.ts'
import { lookAt } from './process-state.ts'

type Folders = Pick<Place, 'data' | 'socket'>

/** A PostgreSQL process working on a data folder. `isMain`: the postmaster, or initdb. */
type Remains = { pid: number; began: string; isMain: boolean }

/** Signals and waiting times (ms), tried in order until the server is gone. */
const firstProcess: [NodeJS.Signals | 0, number][] = [
  ['SIGINT', 15_000],
  ['SIGQUIT', 10_000],
]
/** Without the postmaster the others end by themselves. Shared memory is lost already: the next start recovers from the WAL. */
const otherProcesses: [NodeJS.Signals | 0, number][] = [
  [0, 5_000],
  ['SIGKILL', 10_000],
]

/**
 * Ends leftovers of a server whose parent was killed, so that two never work on one folder. The caller must hold the folder's
 * lock. Processes are identified by what they work on, never by a pid file.
 * @param say told what is ended
 * @throws StartError if a process does not end
 */
export async function clearRemains(place: Folders, say: (text: string) => void): Promise<void> {
  if ((await findRemains(place.data)).length > 0) await endRemains(place, say)
  await forgetNumbers(place)
}

async function endRemains(place: Folders, say: (text: string) => void): Promise<void> {
  let hasSaid = false
  for (const [isMain, steps] of [
    [true, firstProcess],
    [false, otherProcesses],
  ] as const) {
    for (const [signal, within] of steps) {
      const deadline = Date.now() + within
      const told = new Set<string>()
      for (;;) {
        const left = (await findRemains(place.data)).filter((found) => found.isMain === isMain)
        if (left.length === 0) break
        if (!hasSaid) say(`Ending what was left of PostgreSQL: process ${left.map(({ pid }) => pid).join(', ')}`)
        hasSaid = true
        for (const found of left) {
          if (!told.has(`${found.pid} ${found.began}`)) send(found.pid, signal)
          told.add(`${found.pid} ${found.began}`)
        }
        if (Date.now() > deadline) break
        await sleep(20)
      }
    }
  }
  const stubborn = await findRemains(place.data)
  if (stubborn.length > 0)
    throw new StartError(
      `PostgreSQL already works on ${place.data}, in process ${stubborn.map(({ pid }) => pid).join(', ')}, and does not end.`,
    )
}

/**
 * PostgreSQL processes working on this folder, without zombies. Without /proc none are found; then PostgreSQL's own files
 * protect the folder.
 */
async function findRemains(data: string): Promise<Remains[]> {
  const folder = await realpath(data).catch(() => data)
  const names = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(names.map((name) => examine(Number(name), new Set([data, folder]))))
  return found.flatMap((one) => one ?? [])
}

async function examine(pid: number, folders: Set<string>): Promise<Remains | undefined> {
  const [program, words, cwd] = await Promise.all([
    readlink(`/proc/${pid}/exe`).catch(() => ''),
    readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''),
    readlink(`/proc/${pid}/cwd`).catch(() => ''),
  ])
  const name = path.basename(program.replace(/ \(deleted\)$/, ''))
  if (name !== 'postgres' && name !== 'initdb') return undefined
  const given = words.split('\0')
  // Backends have rewritten their command line, but all of them work in the folder.
  const isNamed = given.some((word, index) => given[index - 1] === '-D' && folders.has(word))
  const isMaking = given.some((word) => word.startsWith('--pgdata=') && folders.has(word.slice('--pgdata='.length)))
  if (!isNamed && !isMaking && !folders.has(cwd)) return undefined
  const { began, state } = await lookAt(pid)
  return state === 'gone' ? undefined : { pid, began, isMain: isNamed || isMaking }
}

function send(pid: number, signal: NodeJS.Signals | 0): void {
  try {
    if (signal !== 0) process.kill(pid, signal)
  } catch {
    // It has ended meanwhile.
  }
}

/**
 * PostgreSQL refuses to start while its pid files name any living process. None works on the folder now, so those files are
 * stale.
 */
async function forgetNumbers({ data, socket }: Folders): Promise<void> {
  if (process.platform !== 'linux') return
  for (const file of [path.join(data, 'postmaster.pid'), path.join(socket, '.s.PGSQL.5432.lock')]) {
    const pid = Math.abs(Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]))
    if (pid && (await lookAt(pid)).state !== 'gone') await rm(file, { force: true })
  }
}
