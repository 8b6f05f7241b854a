import type { Logger } from 'pino'
import { givenOpening, type Opening, ownerAddress, preparedOpening } from '../platform/addresses.ts'
import type { Config } from '../platform/config.ts'
import { freePort } from '../platform/http/free-port.ts'
import { openLog } from '../platform/log.ts'
import { ownersOnly } from '../platform/processes/owners-only.ts'
import { onStopSignal } from '../platform/processes/stop-signal.ts'
import { startWorkers } from '../platform/processes/workers.ts'
import { claimDatabase, type RunningDatabase } from '../start-database.ts'
import { startPreparer } from './prepare-in-child.ts'
import { ready, say } from './say.ts'

/** Source of the workers' database. */
type Source = {
  begin: () => Promise<{ opening: Opening; welcome: string }>
  /** Called first when everything is told to stop. */
  tellEnding: () => void
  end: () => Promise<void>
}

/** Time for running requests and jobs to finish, with a margin, ms. */
const stopWithin = 20_000

/**
 * Runs workers that share a port and, in the role `all`, the database. Workers never get the owner's credentials, neither by
 * their environment nor by message.
 */
export async function supervise(given: Config): Promise<void> {
  const config = { ...given, port: given.port || (await freePort(given.host)) }
  const log = openLog(config.logLevel)
  const source = config.role === 'web' ? givenSource(config) : await ownSource(config, log)
  // Started before the database, so that they load meanwhile and answer requests with 503.
  const workers = startWorkers<Opening>({
    ...{ count: config.workers, log, stopWithin: config.drainSeconds * 1_000 + stopWithin },
    env: { ...ownersOnly, PORT: String(config.port) },
  })
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= workers.stop().then(source.end)
    return stopped
  }
  onStopSignal(() => {
    say('Stopping: finishing what is under way')
    source.tellEnding()
    return stop()
  }, workers.kill)
  try {
    const { opening, welcome } = await Promise.race([source.begin(), workers.lost])
    await workers.open(opening)
    process.stdout.write(welcome)
    await workers.lost
  } catch (error) {
    // An interruption by the stop signal is no error.
    if (stopped) return stopped
    await stop()
    throw error
  }
}

function givenSource(config: Config): Source {
  const opening = givenOpening(config)
  return { begin: async () => ({ opening, welcome: ready }), tellEnding: () => undefined, end: async () => undefined }
}

async function ownSource(config: Config, log: Logger): Promise<Source> {
  const claimed = await claimDatabase(config, say)
  const preparing = new AbortController()
  let database: Promise<RunningDatabase> | undefined
  return {
    async begin() {
      say(ownerAddress(config) ? 'Reaching the database' : 'Starting PostgreSQL')
      const prepare = startPreparer(config, preparing.signal)
      database = claimed.start(log)
      const { owner } = await database
      const { secret, welcome } = await prepare(owner)
      return { opening: preparedOpening(config, owner, secret), welcome }
    },
    tellEnding: claimed.tellEnding,
    async end() {
      preparing.abort()
      await (await database?.catch(() => undefined))?.stop()
    },
  }
}
