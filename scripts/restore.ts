import { createReadStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { type Restored, reachDatabase, restoreBackup, unpack } from '../src/server/backup/index.ts'
import { readConfig, StartError } from '../src/server/platform/config.ts'
import { mediaFolder } from '../src/server/platform/storage.ts'

async function restore(file: string | undefined): Promise<string> {
  if (!file) throw new StartError('Say which file: npm run restore -- backups/haat-….tar.gz')
  const config = readConfig()
  const { owner, leave } = await reachDatabase(config)
  try {
    const into = {
      owner,
      media: mediaFolder(config.dataDir),
      migrations: path.resolve('db/migrations'),
      secret: config.appSecret,
    }
    let done: Restored | undefined
    await pipeline(createReadStream(file), createGunzip(), async (chunks) => {
      done = await restoreBackup(unpack(chunks), into)
    })
    return `Restored what was backed up at ${done?.madeAt}: ${done?.rows} rows, ${done?.media} pictures.`
  } finally {
    await leave()
  }
}

/** What a damaged file, or one of another kind, ends in. */
const damaged = /^(Z_|ERR_STREAM_PREMATURE_CLOSE)/

await restore(process.argv[2]).then(
  (said) => process.stdout.write(`· ${said}\n`),
  (error: NodeJS.ErrnoException) => {
    const text =
      error instanceof StartError || error.code === 'ENOENT'
        ? error.message
        : damaged.test(error.code ?? '')
          ? 'This file is damaged, or no backup. Nothing was restored.'
          : (error.stack ?? String(error))
    process.stderr.write(`${text}\n`)
    process.exitCode = 1
  },
)
