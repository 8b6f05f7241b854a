import path from 'node:path'
import { type Child, freePort, startChild } from './child.ts'
import type { Role } from './cores.ts'

/** The built product, running. */
export type Product = Child & { port: number; pid: number }

type Given = {
  /** Where its embedded database lies; not used when `databaseUrl` names one that runs already. */
  dataDir: string
  databaseUrl?: string
  /** A free one unless told: a start with another port has other settings. */
  port?: number
  env?: NodeJS.ProcessEnv
  /** Whose cores it and its database may use: one of its own unless told. */
  role?: Role
  /** Another entry than the built server's, for what can only be seen from within. */
  entry?: string
}

/** Starts the built product on a free port, as one process unless `env` says otherwise: it has one core. */
export async function startProduct({
  dataDir,
  databaseUrl = '',
  port: given,
  env,
  role = 'server',
  entry,
}: Given): Promise<Product> {
  const port = given ?? (await freePort())
  const child = await startChild([process.execPath, '--enable-source-maps', entry ?? 'dist/server/main.js'], {
    role,
    ready: 'Haat is ready',
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'error',
      WORKERS: '1',
      ...env,
    },
  })
  return { ...child, port, pid: child.process.pid ?? 0 }
}

/** The address of the embedded database of a data folder, for another process. */
export function databaseUrlOf(socketFolder: string, user = 'haat_owner'): string {
  return `postgres://${user}@localhost/haat?host=${encodeURIComponent(path.resolve(socketFolder))}`
}
