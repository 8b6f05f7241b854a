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

/** Whether the data folder is complete. */
export async function hasCluster({ data }: Pick<Place, 'data'>): Promise<boolean> {
  return (await readFile(path.join(data, 'PG_VERSION'), 'utf8').catch(() => '')) !== ''
}

/**
 * Creates the data folder of a new server. It is renamed to its final name once complete, because a partial one cannot be
 * started and looks complete.
 * @param owner name of the role that owns everything
 * @param begun called once PostgreSQL has started to create it
 * @throws StartError if PostgreSQL cannot create it, or the folder contains other files
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
