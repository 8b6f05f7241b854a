import type pg from 'pg'
import type { Logger } from 'pino'
import { ownerAddress } from './platform/addresses.ts'
import type { Config } from './platform/config.ts'
import { startEmbedded } from './platform/postgres/embedded.ts'
import { type FolderLock, takeLock } from './platform/postgres/lock.ts'

/** Connections per process besides the pool: listening, health checks, jobs; and four of each of two processes of its jobs. */
const besidesPool = 5 + 2 * 4

export type RunningDatabase = { owner: pg.ClientConfig; stop: () => Promise<void> }

/** This process's own database, before it is started. */
export type ClaimedDatabase = {
  /** @param whileWaiting called once only waiting is left; `isNew`: the database is being created */
  start: (log: Logger, whileWaiting?: (isNew: boolean) => void) => Promise<RunningDatabase>
  /** Tells a process that waits for the folder that this one is about to end. */
  tellEnding: () => void
}

/**
 * Locks the folder of the embedded database before anything else is opened: a previous process that is ending may still hold
 * the port. A configured server needs no lock.
 * @param say told what it waits for
 * @throws StartError if another process keeps the folder
 */
export async function claimDatabase(config: Config, say: (text: string) => void): Promise<ClaimedDatabase> {
  const owner = ownerAddress(config)
  if (owner) return { start: reach(owner), tellEnding: () => undefined }
  const lock = await takeLock(config.dataDir, say)
  return {
    start: (log, whileWaiting) => startClaimed(config, lock, { say, whileWaiting }, log),
    tellEnding: lock.tellEnding,
  }
}

/** A configured server is already running. */
const reach =
  (owner: pg.ClientConfig): ClaimedDatabase['start'] =>
  async (_, whileWaiting) => {
    whileWaiting?.(false)
    return { owner, stop: async () => undefined }
  }

/** Starts the embedded server, with enough connections for all processes. */
async function startClaimed(
  config: Config,
  lock: FolderLock,
  told: { say: (text: string) => void; whileWaiting?: (isNew: boolean) => void },
  log: Logger,
): Promise<RunningDatabase> {
  const settings = { max_connections: String(Math.max(100, config.workers * (config.databasePool + besidesPool) + 20)) }
  const report = (text: string) => log.error({ part: 'database' }, text)
  const embedded = await startEmbedded(config.dataDir, { settings, ...told, report, lock })
  return { owner: embedded.connection, stop: embedded.stop }
}
