import { addDays } from '../../../../shared/days.ts'
import { dayIn } from '../../../../shared/zoned-time.ts'
import type { Ctx } from '../../../platform/context.ts'

/** The days between which an order placed now should arrive, by the shop's settings; nulls without a promise (B167). */
export function arrival(ctx: Ctx): { arrivesFrom: string | null; arrivesTo: string | null } {
  const { shipping, timeZone } = ctx.site.settings
  if (shipping.daysTo === 0) return { arrivesFrom: null, arrivesTo: null }
  const today = dayIn(ctx.now(), timeZone)
  return { arrivesFrom: addDays(today, shipping.daysFrom), arrivesTo: addDays(today, shipping.daysTo) }
}
