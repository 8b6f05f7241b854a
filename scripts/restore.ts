import path from 'node:path'
import {
  checkBackup,
  openBackup,
  reachDatabase,
  readBackupSettings,
  readFormat,
  restoreBackup,
} from '../src/server/backup/index.ts'
import { readConfig, StartError } from '../src/server/platform/config.ts'
import { openMedia } from '../src/server/platform/storage.ts'

const migrations = path.resolve('db/migrations')

async function restore(place: string): Promise<string[]> {
  const config = readConfig()
  const { keys, bucket } = await readBackupSettings()
  const read = () => readFormat(openBackup(place, bucket), keys)
  const { owner, leave } = await reachDatabase(config)
  try {
    const into = { owner, media: await openMedia(config), migrations, secret: config.appSecret }
    const { madeAt, rows, media } = await restoreBackup(read, into)
    return [`Restored what was backed up at ${madeAt}: ${rows} rows, ${media} pictures.`]
  } finally {
    await leave()
  }
}

/** Touches no database and no folder, and needs none. */
async function check(place: string): Promise<string[]> {
  const { keys, bucket } = await readBackupSettings()
  return [
    ...(await checkBackup(readFormat(openBackup(place, bucket), keys), migrations)),
    'This backup is whole: it can be restored.',
  ]
}

const given = process.argv.slice(2)
const isCheck = given.includes('--check')
const [place, ...more] = given.filter((word) => word !== '--check')

async function run(): Promise<string[]> {
  if (!place || more.length > 0 || place.startsWith('-'))
    throw new StartError('Say which one: npm run restore -- [--check] backups/haat-….tar.gz')
  return isCheck ? check(place) : restore(place)
}

await run().then(
  (lines) => process.stdout.write(lines.map((line) => `· ${line}\n`).join('')),
  (error: NodeJS.ErrnoException) => {
    const isExpected = error instanceof StartError || error.code === 'ENOENT'
    const after = !place ? '' : isCheck ? ' Do not rely on this backup.' : ' Nothing was restored.'
    process.stderr.write(`${isExpected ? `${error.message}${after}` : (error.stack ?? String(error))}\n`)
    process.exitCode = 1
  },
)
