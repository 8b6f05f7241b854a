import pg from 'pg'
import { hasDatabase, reachDatabase } from '../src/server/backup/index.ts'
import { readConfig, StartError } from '../src/server/platform/config.ts'
import {
  lastLines,
  linesOf,
  type Resealed,
  readSecrets,
  requireSealingKey,
  reseal,
  sealedColumns,
} from '../src/server/sealing/index.ts'

const say = (lines: string[]) => process.stdout.write(lines.map((line) => `${line}\n`).join(''))

async function resealAll(): Promise<void> {
  const config = readConfig()
  if (!config.databaseUrl && !(await hasDatabase(config.dataDir)))
    throw new StartError(`There is no database in ${config.dataDir}.`)
  const reached = await reachDatabase(config)
  const owner = new pg.Client(reached.owner)
  try {
    await owner.connect()
    const secrets = await readSecrets(owner, config)
    await requireSealingKey(owner, secrets)
    const done: Resealed[] = []
    for (const column of sealedColumns) {
      const result = await reseal(owner, secrets, column)
      say(linesOf(result))
      done.push(result)
    }
    const { isWhole, lines } = lastLines(done, secrets)
    say(lines)
    if (!isWhole) process.exitCode = 1
  } finally {
    await owner.end()
    await reached.leave()
  }
}

await resealAll().catch((error: Error) => {
  process.stderr.write(`${error instanceof StartError ? error.message : (error.stack ?? error)}\n`)
  process.exitCode = 1
})
