import type pg from 'pg'
import type { Logger } from 'pino'
import { ownerAddress } from './platform/addresses.ts'
import type { Config } from './platform/config.ts'
import { startEmbedded } from './platform/postgres/embedded.ts'
import { type FolderLock, takeLock } from './platform/postgres/lock.ts'

/** What one process may hold of connections besides its pool: those that listen and watch, and those of the jobs. */
const besidesPool = 5

export type RunningDatabase = { owner: pg.ClientConfig; stop: () => Promise<void> }

/** The database that a process has for itself alone, before it is started. */
export type ClaimedDatabase = {
  /** @param whileWaiting called once there is nothing to do but wait; `isNew`: for a database that is only being made */
  start: (log: Logger, whileWaiting?: (isNew: boolean) => void) => Promise<RunningDatabase>
  /** Says to a process that wants the same that this one is about to end. */
  tellEnding: () => void
}

/**
 * Claims the folder of the embedded database, before anything else is opened: while the one before is ending, its port may be taken
 * too. A server that the settings name is nobody's alone.
 * @param say told what is waited for
 * @throws StartError when another process has the folder and keeps it
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

/** A server that the settings name runs already. */
const reach =
  (owner: pg.ClientConfig): ClaimedDatabase['start'] =>
  async (_, whileWaiting) => {
    whileWaiting?.(false)
    return { owner, stop: async () => undefined }
  }

/** The embedded server, with room for so many processes. */
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
