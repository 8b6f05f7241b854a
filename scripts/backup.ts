import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { backupEntries, hasDatabase, pack, reachDatabase } from '../src/server/backup/index.ts'
import { readConfig, StartError } from '../src/server/platform/config.ts'
import { mediaFolder } from '../src/server/platform/storage.ts'

/** Writes everything into one file, under another name until it is whole. Only its owner may read it. */
async function backup(given: string | undefined): Promise<string> {
  const config = readConfig()
  if (!config.databaseUrl && !(await hasDatabase(config.dataDir)))
    throw new StartError(`There is nothing to back up in ${config.dataDir}.`)
  const now = new Date()
  const file = path.resolve(given ?? `backups/haat-${now.toISOString().slice(0, 19).replaceAll(/[:T]/g, '-')}.tar.gz`)
  await mkdir(path.dirname(file), { recursive: true })
  const half = `${file}.part`
  const { owner, leave } = await reachDatabase(config)
  try {
    const entries = backupEntries(owner, mediaFolder(config.dataDir), now)
    await pipeline(
      Readable.from(pack(entries, now)),
      createGzip(),
      createWriteStream(half, { mode: 0o600, flush: true }),
    )
    await rename(half, file)
  } catch (error) {
    await rm(half, { force: true })
    throw error
  } finally {
    await leave()
  }
  const megabytes = ((await stat(file)).size / 1_000_000).toFixed(1)
  return `Backed up: ${file} (${megabytes} MB)`
}

await backup(process.argv[2]).then(
  (said) => process.stdout.write(`· ${said}\n`),
  (error: Error) => {
    process.stderr.write(`${error instanceof StartError ? error.message : (error.stack ?? error)}\n`)
    process.exitCode = 1
  },
)
