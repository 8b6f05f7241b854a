import type pg from 'pg'
import { type Config, StartError } from './config.ts'
import { webConnection, webRole } from './migrate.ts'

/** What a process works with that serves requests or does jobs: the role that owns nothing, and the secret. */
export type Opening = {
  /** For requests; a pooler in transaction mode may stand there. */
  web: pg.ClientConfig
  /** For what needs a connection to itself. */
  direct: pg.ClientConfig
  secret: string
}

type Addresses = Pick<Config, 'databaseOwnerUrl' | 'databaseUrl' | 'databaseDirectUrl'>

/** How the database's owner reaches it, past any pooler; undefined when it is the embedded one. */
export function ownerAddress({ databaseOwnerUrl, databaseDirectUrl }: Addresses): pg.ClientConfig | undefined {
  const url = databaseOwnerUrl ?? databaseDirectUrl
  return url === undefined ? undefined : { connectionString: url }
}

/** The same as one text, for another process. */
export function addressOf({ connectionString, host, user, database }: pg.ClientConfig): string {
  if (connectionString) return connectionString
  // A host that is a folder, the embedded server's socket, cannot stand in front of the path.
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host ?? '')}`
}

/**
 * What a process that knows nothing of the owner works with.
 * @throws StartError when a setting is missing
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
 * What the processes of a database work with that was prepared by its owner: the web role beside the owner, or by the
 * addresses of its own where the owner has one for himself.
 */
export function preparedOpening(config: Addresses, owner: pg.ClientConfig, secret: string): Opening {
  const { databaseOwnerUrl, databaseUrl, databaseDirectUrl } = config
  if (!databaseUrl) return { web: webConnection(owner, secret), direct: webConnection(owner, secret), secret }
  const reach = (url: string) =>
    databaseOwnerUrl ? webAddress(url, secret) : webConnection({ connectionString: url }, secret)
  return { web: reach(databaseUrl), direct: reach(databaseDirectUrl ?? databaseUrl), secret }
}

/** The address as it is; the web role's password follows from the secret where the address leaves it out. */
function webAddress(databaseUrl: string, secret: string): pg.ClientConfig {
  const { username, password } = new URL(databaseUrl)
  const given = { connectionString: databaseUrl }
  return username === webRole && password === '' ? webConnection(given, secret) : given
}
