import cluster from 'node:cluster'
import { enableCompileCache } from 'node:module'
import path from 'node:path'
import { inspect } from 'node:util'
import { readConfig, StartError } from './platform/config.ts'

/** Starts what this process is for, and loads no more than that needs. What the operator can mend is one line. */
async function main(): Promise<void> {
  const config = readConfig()
  // What was compiled is found again by the next start, which takes a third less. Not in the system's folder for temporary
  // files, where others could lay code of theirs.
  enableCompileCache(path.join(config.dataDir, 'compiled'))
  if (cluster.isWorker) return (await import('./roles/one-of-many.ts')).runAsWorker(config)
  if (config.role === 'migrate') return (await import('./roles/migrate.ts')).runMigrate(config)
  if (config.role === 'worker' || (config.role === 'web' && config.workers === 1))
    return (await import('./roles/one-of-many.ts')).runAlone(config)
  if (config.workers === 1) return (await import('./roles/one-process.ts')).runInOneProcess(config)
  return (await import('./roles/supervisor.ts')).supervise(config)
}

main().catch((error: unknown) => {
  // What a library reports may have its reason only in its cause.
  process.stderr.write(`${error instanceof StartError ? error.message : inspect(error)}\n`)
  process.exit(1)
})
