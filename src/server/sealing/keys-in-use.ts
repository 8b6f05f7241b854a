import pg from 'pg'
import { keyIdOf, type Secrets } from '../platform/seal.ts'
import { sealedColumns } from './columns.ts'
import type { Owner } from './present-secret.ts'

/** Number of sealed values whose key is that of a former secret, or of none that is configured. */
type KeysInUse = { former: number; unknown: number }

/** Counts sealed values by the ids of their keys, without opening them. */
async function checkKeys(owner: Owner, { secret, config }: Secrets): Promise<KeysInUse> {
  const present = keyIdOf(secret)
  const former = new Set(config.formerSecrets.map(keyIdOf))
  const counts = { former: 0, unknown: 0 }
  for (const { table, column } of sealedColumns) {
    const { rows } = await owner.query(
      `select split_part(${column}, '.', 2) as key, count(*)::int as count from ${table}
       where split_part(${column}, '.', 2) <> $1 group by 1`,
      [present],
    )
    for (const { key, count } of rows) counts[former.has(key) ? 'former' : 'unknown'] += count
  }
  return counts
}

/** Tells the operator at the start which secrets wait for `npm run reseal`; nothing once the present secret has sealed everything. */
export async function sayKeysInUse(
  connection: pg.ClientConfig,
  secrets: Secrets,
  say: (text: string) => void,
): Promise<void> {
  const owner = new pg.Client(connection)
  await owner.connect()
  try {
    for (const line of saidOf(await checkKeys(owner, secrets))) say(line)
  } finally {
    await owner.end()
  }
}

function saidOf({ former, unknown }: KeysInUse): string[] {
  const are = (count: number) =>
    count === 1 ? '1 stored secret is' : `${count.toLocaleString('en-IN')} stored secrets are`
  return [
    ...(former > 0 ? [`${are(former)} still encrypted by a former APP_SECRET: run npm run reseal`] : []),
    ...(unknown > 0
      ? [
          `${are(unknown)} encrypted by a secret that is not among APP_SECRET and FORMER_APP_SECRETS: npm run reseal names them`,
        ]
      : []),
  ]
}
