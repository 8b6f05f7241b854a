import cluster from 'node:cluster'
import { enableCompileCache } from 'node:module'
import path from 'node:path'
import { inspect } from 'node:util'
import { readConfig, StartError } from './platform/config.ts'

/** Starts this process's role and loads only what that needs. Errors that the operator can fix are printed as one line. */
async function main(): Promise<void> {
  const config = readConfig()
  // Cached compiled code makes the next start a third faster. Not in the system's temporary folder, where others could plant
  // code.
  enableCompileCache(path.join(config.dataDir, 'compiled'))
  if (cluster.isWorker) return (await import('./roles/one-of-many.ts')).runAsWorker(config)
  if (config.role === 'migrate') return (await import('./roles/migrate.ts')).runMigrate(config)
  if (config.role === 'worker' || (config.role === 'web' && config.workers === 1))
    return (await import('./roles/one-of-many.ts')).runAlone(config)
  if (config.workers === 1) return (await import('./roles/one-process.ts')).runInOneProcess(config)
  return (await import('./roles/supervisor.ts')).supervise(config)
}

main().catch((error: unknown) => {
  // A library's error may have its reason only in its cause.
  process.stderr.write(`${error instanceof StartError ? error.message : inspect(error)}\n`)
  process.exit(1)
})
