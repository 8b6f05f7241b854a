import type { Config } from '../platform/config.ts'
import { openEverything } from './everything.ts'

/** Runs everything in this process: database, migrations, first sites, requests, jobs. */
export async function runInOneProcess(config: Config): Promise<void> {
  const { ready: serve, ...everything } = await openEverything(config, {
    meanwhile: async () => (await import('./serve-everything.ts')).getReadyToServe(),
  })
  await serve(config, everything)
}
