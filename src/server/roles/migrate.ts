import { openSiteDirectory } from '../modules/ground/directory/index.ts'
import { firstRun, welcome } from '../modules/over/starters/first-run.ts'
import { ownerAddress } from '../platform/addresses.ts'
import { type Config, StartError } from '../platform/config.ts'
import { openLog } from '../platform/log.ts'
import { sayKeysInUse } from '../sealing/index.ts'
import { openServices, prepareDatabase, sendsJobs } from '../services.ts'
import type { FromChild, Prepared, ToChild } from './prepare-in-child.ts'
import { say } from './say.ts'

/** Prepares the database and exits. As a supervisor's child it reports the result, and exits with the supervisor. */
export async function runMigrate(config: Config): Promise<void> {
  process.once('disconnect', () => process.exit(1))
  try {
    const prepared = await migrateDatabase(
      process.connected ? { ...config, databaseOwnerUrl: await toldOwner() } : config,
    )
    if (process.connected) tell({ kind: 'prepared', prepared })
    else say('The database is up to date')
  } catch (error) {
    if (!process.connected || !(error instanceof StartError)) throw error
    tell({ kind: 'failed', text: error.message })
  }
}

/** The owner's address of the database, sent by the supervisor. */
function toldOwner(): Promise<string> {
  return new Promise((resolve) => process.once('message', ({ owner }: ToChild) => resolve(owner)))
}

function tell(message: FromChild): void {
  process.send?.(message, undefined, undefined, () => process.exit(message.kind === 'prepared' ? 0 : 1))
}

/**
 * Prepares the database as its owner: schema, jobs, first sites.
 * @throws StartError if no address of the owner is given
 */
async function migrateDatabase(config: Config): Promise<Prepared> {
  const owner = ownerAddress(config)
  if (!owner)
    throw new StartError('HAAT_ROLE=migrate needs DATABASE_OWNER_URL: the address of the database as its owner.')
  return prepareDatabase(config, owner, async (opening) => {
    const services = await openServices(config, opening, openLog(config.logLevel), sendsJobs)
    try {
      const directory = openSiteDirectory(services)
      await firstRun(services, directory, say)
      await sayKeysInUse(owner, services, say)
      return { secret: opening.secret, welcome: await welcome(services, directory) }
    } finally {
      await services.stop()
    }
  })
}
