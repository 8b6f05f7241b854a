import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { outsideHome } from '../../src/server/platform/postgres/place.ts'

const prefix = 'haat-run-'
/** Names the process whose run it is, and when it began: its number may belong to another one later. */
const ownerFile = 'owner'
/** A file system in memory, which Linux has. */
const memory = '/dev/shm'
/** Free space there, and free memory, from which a run uses it, bytes. */
const plenty = 8 * 2 ** 30

/**
 * A folder for all that a run of tests makes: from now on it is the temporary folder of this process and of those it
 * starts. With the run it goes, whether the run ends well, fails or is interrupted; of one that was killed the next run
 * removes it. Servers that still run in it are ended first.
 */
export function openRunFolder(): { folder: string; close: () => void } {
  const before = process.env.TMPDIR
  const parent = before ?? (hasPlenty() ? memory : os.tmpdir())
  for (const former of new Set([parent, os.tmpdir()])) clearLeftovers(former)
  const folder = mkdtempSync(path.join(parent, prefix))
  // The database's own user must be able to enter it, when root runs the tests.
  chmodSync(folder, 0o755)
  writeFileSync(path.join(folder, ownerFile), `${process.pid}\n${beganAt(process.pid)}`)
  process.env.TMPDIR = folder
  let isOpen = true
  const close = () => {
    if (!isOpen) return
    isOpen = false
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
    clear(folder)
  }
  process.once('exit', close)
  // Without a listener these end a process with no exit event.
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
  return { folder, close }
}

/** Copying a database there takes a tenth of the time, and most test files begin with that. */
function hasPlenty(): boolean {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return Math.min(bavail * bsize, os.freemem()) >= plenty
}

/** Removes what runs have left that are no more. */
function clearLeftovers(parent: string): void {
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(prefix)) continue
    const folder = path.join(parent, name)
    const [pid, began] = read(path.join(folder, ownerFile)).split('\n')
    if (!pid || beganAt(Number(pid)) === began) continue
    try {
      clear(folder)
    } catch {
      // The folder belongs to another user, or another run is removing it.
    }
  }
}

/** Ends the servers whose data lies in the folder, and removes it with what lies elsewhere for it. */
function clear(folder: string): void {
  // A nested run may close after the run that owns the outer folder.
  if (!existsSync(folder)) return
  const inside = foldersIn(folder, 2)
  for (const data of inside) end(path.join(data, 'haat.lock'), () => true)
  const homes = inside.map(outsideHome)
  for (const home of [...inside, ...homes]) end(path.join(home, 'postmaster.pid'), isServer)
  for (const home of homes) end(path.join(home, 'postgres/postmaster.pid'), isServer)
  for (const mounted of mountsIn(folder)) execFileSync('umount', ['-l', mounted])
  for (const home of [...homes, folder]) rmSync(home, { recursive: true, force: true, maxRetries: 5 })
}

/** The folder itself and those in it, so many levels deep. */
function foldersIn(folder: string, levels: number): string[] {
  if (levels < 0) return []
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return [folder, ...names.flatMap(({ name }) => foldersIn(path.join(folder, name), levels - 1))]
}

/** Kills the process that a file names in its first line, and waits until it is gone. */
function end(file: string, isMeant: (command: string) => boolean): void {
  const [first, began = ''] = read(file).split('\n')
  const pid = Number(first)
  if (!pid || pid === process.pid) return
  // The product's lock tells when its process began; the database's tells its data folder there.
  if (began.includes(' ') && began !== beganAt(pid)) return
  if (!isMeant(read(`/proc/${pid}/cmdline`))) return
  try {
    for (let tries = 0; tries < 200; tries++) {
      // A database server ends its own processes; the product's database is ended separately, below.
      process.kill(pid, tries === 0 ? (path.basename(file) === 'haat.lock' ? 'SIGKILL' : 'SIGQUIT') : 0)
      pause(20)
    }
  } catch {
    // It is gone.
  }
}

function isServer(command: string): boolean {
  return command === '' || command.includes('postgres')
}

function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

/** Start time of a process: the boot's id and ticks since the boot; empty if unknown. */
function beganAt(pid: number): string {
  const stat = read(`/proc/${pid}/stat`)
  const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  const boot = read('/proc/sys/kernel/random/boot_id').trim()
  return boot && ticks ? `${boot} ${ticks}` : ''
}

function mountsIn(folder: string): string[] {
  const points = read('/proc/mounts')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
  return points.filter((point) => point.startsWith(`${folder}/`)).reverse()
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
