import type pg from 'pg'
import { type Config, StartError } from '../platform/config.ts'
import { keyIdOf, type Secrets } from '../platform/seal.ts'

/** A connection of the database's owner. */
export type Owner = Pick<pg.Client, 'query'>

/**
 * The secrets as the server has them: APP_SECRET, else the one in the database.
 * @throws StartError if no server has started on this database
 */
export async function readSecrets(owner: Owner, config: Config): Promise<Secrets> {
  const { rows } = await owner.query("select to_regclass('sealing_key') is not null as there")
  if (!rows[0].there)
    throw new StartError('This version of Haat has not been started with this database. Start it first.')
  if (config.appSecret !== undefined) return { secret: config.appSecret, config }
  const { rows: stored } = await owner.query('select secret from platform_secret')
  if (!stored[0]) throw new StartError('Settings: APP_SECRET: give the one that the server has')
  return { secret: stored[0].secret, config }
}

/**
 * Values that a mistyped secret seals could be opened by no server.
 * @throws StartError if the secret is not the one that the server was last started with
 */
export async function requireSealingKey(owner: Owner, { secret }: Secrets): Promise<void> {
  const { rows } = await owner.query('select id from sealing_key')
  if (rows[0]?.id !== keyIdOf(secret))
    throw new StartError(
      'Settings: APP_SECRET: this is not the secret that Haat was last started with. Start Haat with the new secret in APP_SECRET and the one before in FORMER_APP_SECRETS, then run this again.',
    )
}
