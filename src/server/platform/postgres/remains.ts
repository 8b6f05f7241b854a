import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../config.ts'
import type { Place } from './place.ts'
import { lookAt } from './process-state.ts'

type Folders = Pick<Place, 'data' | 'socket'>

/** A process of PostgreSQL that works on a data folder. `isMain`: the first of its processes, or initdb. */
type Remains = { pid: number; began: string; isMain: boolean }

/** One after the other, until nothing of a server is left: how it is told to end, and how long that may take, ms. */
const firstProcess: [NodeJS.Signals | 0, number][] = [
  ['SIGINT', 15_000],
  ['SIGQUIT', 10_000],
]
/** Without the first one the others end by themselves. What they shared is lost already: the next start recovers from its log. */
const otherProcesses: [NodeJS.Signals | 0, number][] = [
  [0, 5_000],
  ['SIGKILL', 10_000],
]

/**
 * Ends what a server has left behind whose keeper was killed, so that two never work on one folder. Only who holds the
 * folder's lock may call this. Processes are known by what they work on, never by a number in a file.
 * @param say told what is ended
 * @throws StartError when something does not end
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
 * The processes of PostgreSQL that work on this folder. What is dead already, and waits for its parent to notice, is none of them.
 * Where there is no /proc nothing is found: PostgreSQL's own files then guard the folder.
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
  // Those that serve a connection have other words in their place; all of them work in the folder.
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
 * PostgreSQL refuses to start while its files name the number of a living process, whichever that is. Nothing works on the folder
 * now, so the numbers mean nothing.
 */
async function forgetNumbers({ data, socket }: Folders): Promise<void> {
  if (process.platform !== 'linux') return
  for (const file of [path.join(data, 'postmaster.pid'), path.join(socket, '.s.PGSQL.5432.lock')]) {
    const pid = Math.abs(Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]))
    if (pid && (await lookAt(pid)).state !== 'gone') await rm(file, { force: true })
  }
}
