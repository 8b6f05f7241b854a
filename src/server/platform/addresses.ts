import type pg from 'pg'
import { type Config, StartError } from './config.ts'
import { webConnection, webRole } from './migrate.ts'

/** What a process works with that serves requests or does jobs: the connection of the role that owns nothing, and the secret. */
export type Opening = { web: pg.ClientConfig; secret: string }

/** How the database's owner reaches it; undefined when it is the embedded one. */
export function ownerAddress({ databaseOwnerUrl, databaseUrl }: Config): pg.ClientConfig | undefined {
  const url = databaseOwnerUrl ?? databaseUrl
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
export function givenOpening({ databaseUrl, appSecret, role }: Config): Opening {
  if (!databaseUrl)
    throw new StartError(
      `HAAT_ROLE=${role} needs DATABASE_URL: the address that the role ${webRole} reaches the database by.`,
    )
  if (!appSecret)
    throw new StartError(`HAAT_ROLE=${role} needs APP_SECRET: the one that the database was prepared with.`)
  return { web: webAddress(databaseUrl, appSecret), secret: appSecret }
}

/** As the owner prepared it, but by the address of the web role's own where there is one, such as that of a pooler. */
export function preparedOpening({ databaseOwnerUrl, databaseUrl }: Config, { web, secret }: Opening): Opening {
  return databaseOwnerUrl && databaseUrl ? { web: webAddress(databaseUrl, secret), secret } : { web, secret }
}

/** The address as it is; the web role's password follows from the secret where the address leaves it out. */
function webAddress(databaseUrl: string, secret: string): pg.ClientConfig {
  const { username, password } = new URL(databaseUrl)
  const given = { connectionString: databaseUrl }
  return username === webRole && password === '' ? webConnection(given, secret) : given
}
