import { setTimeout as sleep } from 'node:timers/promises'
import type { Services } from '../../../platform/context.ts'
import type { Expiry } from '../../module.ts'

const day = 24 * 3_600_000
/** Rows of a kind per statement. */
const most = 1_000
/** Pause between statements, ms. */
const pause = 50

/** Deletes what has expired of all sites, as the modules state it, in small batches. */
export async function forgetOld({ database, config, log, now }: Services, expire: Expiry[]): Promise<void> {
  const moment = now().getTime()
  const moments = expire.map(({ days }) => new Date(moment - (days?.(config) ?? 0) * day))
  const calls = expire.map(({ function: name }, index) => `${name}($${index + 2}, $1)`)
  const statement = { text: `select ${calls.join(' || ')} as counts`, values: [most, ...moments] }
  const forgotten: Record<string, number> = {}
  for (;;) {
    const { rows } = await database.query(statement)
    const counts: Record<string, number> = rows[0].counts
    for (const [kind, count] of Object.entries(counts)) forgotten[kind] = (forgotten[kind] ?? 0) + count
    if (Object.values(counts).every((count) => count === 0)) break
    await sleep(pause)
  }
  if (Object.values(forgotten).some((count) => count > 0)) log.info({ forgotten }, 'deleted what was over')
}
