import { setTimeout as sleep } from 'node:timers/promises'
import type { Services } from '../../../platform/context.ts'

const day = 24 * 3_600_000
/** Rows of a kind in one statement. */
const most = 1_000
/** Between one statement and the next, so that others come first, ms. */
const pause = 50

/**
 * Deletes what nobody needs any more, of all sites, in small parts: mails that were sent more than `MAIL_DAYS` ago, expired
 * sessions, known browsers and preview links, codes that are over, subscribers who have not confirmed for thirty days, locks of
 * editors that are gone, marks of visitors, announcements that every process has heard, checkouts that count against nobody any
 * more, products that were deleted thirty days ago and never ordered, requests to be told of stock that are a year old, and what was
 * searched for more than ninety days ago. Mails that were not sent stay.
 */
export async function forgetOld({ database, config, log, now }: Services): Promise<void> {
  const moment = now()
  const values = [moment, new Date(moment.getTime() - config.mailDays * day), most]
  const forgotten: Record<string, number> = {}
  for (;;) {
    const text = `select forget_old($1, $2, $3) || forget_checkouts($1, $3) || forget_products($1, $3)
      || forget_stock_notices($1, $3) || forget_searches($1, $3) || bus.forget_old($1, $3) as counts`
    const { rows } = await database.query({ text, values })
    const counts: Record<string, number> = rows[0].counts
    for (const [kind, count] of Object.entries(counts)) forgotten[kind] = (forgotten[kind] ?? 0) + count
    if (Object.values(counts).every((count) => count === 0)) break
    await sleep(pause)
  }
  if (Object.values(forgotten).some((count) => count > 0)) log.info({ forgotten }, 'deleted what was over')
}
