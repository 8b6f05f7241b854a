import { setTimeout as sleep } from 'node:timers/promises'
import type { Services } from '../../../platform/context.ts'

const day = 24 * 3_600_000
/** Rows of a kind per statement. */
const most = 1_000
/** Pause between statements, ms. */
const pause = 50

/**
 * Deletes expired data of all sites in small batches: mails sent more than `MAIL_DAYS` ago; expired sessions, known browsers,
 * preview links and codes; subscribers unconfirmed for thirty days; locks of closed editors; visitors' hashes; announcements
 * that every process has received; checkouts that no longer count against limits; products deleted thirty days ago and never
 * ordered; back-in-stock requests after a year; searches after ninety days; imports of products after thirty; guests without an
 * order whose session is over. Unsent mails stay.
 */
export async function forgetOld({ database, config, log, now }: Services): Promise<void> {
  const moment = now()
  const values = [moment, new Date(moment.getTime() - config.mailDays * day), most]
  const forgotten: Record<string, number> = {}
  for (;;) {
    const text = `select forget_old($1, $2, $3) || forget_checkouts($1, $3) || forget_products($1, $3)
      || forget_stock_notices($1, $3) || forget_searches($1, $3) || forget_product_imports($1, $3)
      || forget_guests($1, $3) || bus.forget_old($1, $3) as counts`
    const { rows } = await database.query({ text, values })
    const counts: Record<string, number> = rows[0].counts
    for (const [kind, count] of Object.entries(counts)) forgotten[kind] = (forgotten[kind] ?? 0) + count
    if (Object.values(counts).every((count) => count === 0)) break
    await sleep(pause)
  }
  if (Object.values(forgotten).some((count) => count > 0)) log.info({ forgotten }, 'deleted what was over')
}
