import {
  backupEntries,
  endingOf,
  hasDatabase,
  keepBackup,
  reachDatabase,
  readBackupSettings,
  writeFormat,
} from '../src/server/backup/index.ts'
import { readConfig, StartError } from '../src/server/platform/config.ts'
import { openMedia } from '../src/server/platform/storage.ts'

/** Ends a backup in order: what is half written is taken back. */
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => stopping.abort(new StartError('The backup was stopped; nothing of it is kept.')))

async function backup(given: string | undefined): Promise<string> {
  const config = readConfig()
  const { keys, bucket } = await readBackupSettings()
  if (!config.databaseUrl && !(await hasDatabase(config.dataDir)))
    throw new StartError(`There is nothing to back up in ${config.dataDir}.`)
  const now = new Date()
  const name = `haat-${now.toISOString().slice(0, 19).replaceAll(/[:T]/g, '-')}${endingOf(keys)}`
  const { owner, leave } = await reachDatabase(config)
  try {
    const entries = untilStopped(backupEntries(owner, await openMedia(config), now))
    const { where, bytes } = await keepBackup(
      () => writeFormat(entries, keys, now),
      given ?? `backups/${name}`,
      name,
      bucket,
    )
    return `Backed up: ${where} (${(bytes / 1_000_000).toFixed(1)} MB)`
  } finally {
    await leave()
  }
}

async function* untilStopped<T>(entries: AsyncIterable<T>): AsyncGenerator<T> {
  for await (const entry of entries) {
    stopping.signal.throwIfAborted()
    yield entry
  }
}

await backup(process.argv[2]).then(
  (said) => process.stdout.write(`· ${said}\n`),
  (error: Error) => {
    process.stderr.write(`${error instanceof StartError ? error.message : (error.stack ?? error)}\n`)
    process.exitCode = 1
  },
)
