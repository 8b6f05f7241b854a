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

/** Whether there is a whole data folder. */
export async function hasCluster({ data }: Pick<Place, 'data'>): Promise<boolean> {
  return (await readFile(path.join(data, 'PG_VERSION'), 'utf8').catch(() => '')) !== ''
}

/**
 * Makes the data folder of a server that has none yet. It gets its name once it is whole: one whose making was cut off could
 * never be started, and looks like a whole one.
 * @param owner name of the role that owns everything
 * @param begun called once PostgreSQL is making it
 * @throws StartError when PostgreSQL cannot make it, or something else lies there
 */
export async function makeCluster({ bin, data, socket, user }: Place, owner: string, begun: () => void): Promise<void> {
  const half = `${data}.making`
  await clearRemains({ data: half, socket }, () => undefined)
  await rm(half, { recursive: true, force: true })
  await mkdir(half, { mode: 0o700 })
  if (user.uid !== undefined && user.gid !== undefined) await chown(half, user.uid, user.gid)
  const made = run(path.join(bin, 'initdb'), [`--pgdata=${half}`, `--username=${owner}`, ...settings], {
    ...user,
    cwd: '/',
  })
  begun()
  await made.catch((error) => {
    throw new StartError(`PostgreSQL could not make its data folder ${data}: ${String(error.stderr ?? error).trim()}`)
  })
  await rmdir(data).catch((error) => {
    throw new StartError(`PostgreSQL could not make its data folder ${data}: ${error.message}`)
  })
  await rename(half, data)
}
