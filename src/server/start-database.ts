import type pg from 'pg'
import type { Logger } from 'pino'
import { ownerAddress } from './platform/addresses.ts'
import type { Config } from './platform/config.ts'
import { startEmbedded } from './platform/postgres/embedded.ts'

/** What one process may hold of connections besides its pool: those that listen and watch, and those of the jobs. */
const besidesPool = 5

export type RunningDatabase = { owner: pg.ClientConfig; stop: () => Promise<void> }

/** The server that the settings name, or the embedded one, started with room for so many processes. */
export async function startDatabase(config: Config, log: Logger): Promise<RunningDatabase> {
  const owner = ownerAddress(config)
  if (owner) return { owner, stop: async () => undefined }
  const settings = { max_connections: String(Math.max(100, config.workers * (config.databasePool + besidesPool) + 20)) }
  const embedded = await startEmbedded(config.dataDir, settings, (text) => log.error({ part: 'database' }, text))
  return { owner: embedded.connection, stop: embedded.stop }
}
