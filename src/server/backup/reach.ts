import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { ownerAddress } from '../platform/addresses.ts'
import type { Config } from '../platform/config.ts'
import { ownerRole, startEmbedded } from '../platform/postgres/embedded.ts'
import { choosePlace } from '../platform/postgres/place.ts'

/** The database as its owner, for the duration of a command. */
export type Reached = { owner: pg.ClientConfig; leave: () => Promise<void> }

/** The configured server, the running embedded one, or one started for this command. */
export async function reachDatabase(config: Config): Promise<Reached> {
  const reached = ownerAddress(config) ?? (await findRunning(config.dataDir))
  if (reached) return { owner: reached, leave: async () => undefined }
  const started = await startEmbedded(config.dataDir)
  return { owner: started.connection, leave: started.stop }
}

/** Whether this folder has an embedded database. */
export async function hasDatabase(dataDir: string): Promise<boolean> {
  const { data } = await choosePlace(dataDir)
  return (await readFile(path.join(data, 'PG_VERSION'), 'utf8').catch(() => '')) !== ''
}

async function findRunning(dataDir: string): Promise<pg.ClientConfig | undefined> {
  const { socket } = await choosePlace(dataDir)
  const connection = { host: socket, user: ownerRole, database: 'haat' }
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return connection
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => undefined)
  }
}
