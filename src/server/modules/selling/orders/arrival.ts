import { addDays } from '../../../../shared/days.ts'
import type { Arrival } from '../../../../shared/selling/arrival.ts'
import { dayIn } from '../../../../shared/zoned-time.ts'
import type { Ctx } from '../../../platform/context.ts'

/** The delivery dates promised for an order placed now, by the shop's settings; null without a promise (B167). */
export function arrivalNow(ctx: Ctx): Arrival | null {
  const { shipping, timeZone } = ctx.site.settings
  if (shipping.daysTo === 0) return null
  const today = dayIn(ctx.now(), timeZone)
  return { from: addDays(today, shipping.daysFrom), to: addDays(today, shipping.daysTo) }
}
