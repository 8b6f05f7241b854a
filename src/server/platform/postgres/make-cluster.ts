import { execFile } from 'node:child_process'
import { chown, mkdir, readFile, rename, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../config.ts'
import type { Place } from './place.ts'
import { clearRemains } from './remains.ts'

const run = promisify(execFile)

const settings = [
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--locale=C.UTF-8',
  '--auth-local=trust',
  '--auth-host=reject',
]

/**
 * Makes the data folder of a server that has none yet. It gets its name once it is whole: one whose making was cut off could
 * never be started, and looks like a whole one.
 * @param owner name of the role that owns everything
 * @throws StartError when PostgreSQL cannot make it, or something else lies there
 */
export async function makeCluster({ bin, data, socket, user }: Place, owner: string): Promise<void> {
  if (await readFile(path.join(data, 'PG_VERSION'), 'utf8').catch(() => '')) return
  const half = `${data}.making`
  await clearRemains({ data: half, socket }, () => undefined)
  await rm(half, { recursive: true, force: true })
  await mkdir(half, { mode: 0o700 })
  if (user.uid !== undefined && user.gid !== undefined) await chown(half, user.uid, user.gid)
  const made = run(path.join(bin, 'initdb'), [`--pgdata=${half}`, `--username=${owner}`, ...settings], {
    ...user,
    cwd: '/',
  })
  await made.catch((error) => {
    throw new StartError(`PostgreSQL could not make its data folder ${data}: ${String(error.stderr ?? error).trim()}`)
  })
  await rmdir(data).catch((error) => {
    throw new StartError(`PostgreSQL could not make its data folder ${data}: ${error.message}`)
  })
  await rename(half, data)
}
