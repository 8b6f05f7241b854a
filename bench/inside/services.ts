import { ownerAddress } from '../../src/server/platform/addresses.ts'
import type { Config } from '../../src/server/platform/config.ts'
import { openLog } from '../../src/server/platform/log.ts'
import { doesJobs, openServices, prepareDatabase } from '../../src/server/services.ts'

/** Shared services of a product process, on the database of the owner in DATABASE_URL. */
export function startServices(config: Config) {
  const owner = ownerAddress(config)
  if (!owner) throw new Error('the bench gives its programs a DATABASE_URL')
  return prepareDatabase(config, owner, (opening) => openServices(config, opening, openLog(config.logLevel), doesJobs))
}
