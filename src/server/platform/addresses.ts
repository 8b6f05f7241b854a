import type pg from 'pg'
import { type Config, StartError } from './config.ts'
import { webConnection, webRole } from './migrate.ts'

/** Connections and secret for a process that serves requests or runs jobs, as the role that owns nothing. */
export type Opening = {
  /** For requests; may go through a pooler in transaction mode. */
  web: pg.ClientConfig
  /** For work that needs a connection of its own. */
  direct: pg.ClientConfig
  secret: string
}

type Addresses = Pick<Config, 'databaseOwnerUrl' | 'databaseUrl' | 'databaseDirectUrl'>

/** The owner's connection, past any pooler; undefined for the embedded database. */
export function ownerAddress({ databaseOwnerUrl, databaseDirectUrl }: Addresses): pg.ClientConfig | undefined {
  const url = databaseOwnerUrl ?? databaseDirectUrl
  return url === undefined ? undefined : { connectionString: url }
}

/** `ownerAddress` as a URL, for another process. */
export function addressOf({ connectionString, host, user, database }: pg.ClientConfig): string {
  if (connectionString) return connectionString
  // A socket folder is no valid host in a URL, so it is passed as a parameter.
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host ?? '')}`
}

/**
 * The `Opening` of a process without the owner's credentials.
 * @throws StartError if a setting is missing
 */
export function givenOpening({ databaseUrl, databaseDirectUrl, appSecret, role }: Config): Opening {
  if (!databaseUrl)
    throw new StartError(
      `HAAT_ROLE=${role} needs DATABASE_URL: the address that the role ${webRole} reaches the database by.`,
    )
  if (!appSecret)
    throw new StartError(`HAAT_ROLE=${role} needs APP_SECRET: the one that the database was prepared with.`)
  const web = webAddress(databaseUrl, appSecret)
  return { web, direct: databaseDirectUrl ? webAddress(databaseDirectUrl, appSecret) : web, secret: appSecret }
}

/**
 * The `Opening` for the processes of a database that its owner has prepared: the web role at the owner's address, or at
 * addresses of its own if the owner has a separate one.
 */
export function preparedOpening(config: Addresses, owner: pg.ClientConfig, secret: string): Opening {
  const { databaseOwnerUrl, databaseUrl, databaseDirectUrl } = config
  if (!databaseUrl) return { web: webConnection(owner, secret), direct: webConnection(owner, secret), secret }
  const reach = (url: string) =>
    databaseOwnerUrl ? webAddress(url, secret) : webConnection({ connectionString: url }, secret)
  return { web: reach(databaseUrl), direct: reach(databaseDirectUrl ?? databaseUrl), secret }
}

/** The address unchanged, except that a missing password of the web role is derived from the secret. */
function webAddress(databaseUrl: string, secret: string): pg.ClientConfig {
  const { username, password } = new URL(databaseUrl)
  const given = { connectionString: databaseUrl }
  return username === webRole && password === '' ? webConnection(given, secret) : given
}
