import { can } from '../../../../shared/people/permissions.ts'
import type { StaffOrder } from '../../../../shared/selling/orders/staff-order.ts'
import { formatMoney } from '../../../../shared/selling/pricing/money.ts'
import { drawingFor } from '../../../../shared/site-now.ts'
import { longTime } from '../../../../shared/times.ts'
import { t } from '../../../../shared/words.ts'
import type { Ctx } from '../../../platform/context.ts'
import { siteSpoken } from '../../../platform/site-in-language.ts'
import type { OrderRow } from './order-states.ts'
import { isPayable, payLink } from './pay-link.ts'

/** The payment link of an order that can be paid now, with words in its buyer's language; null for staff who may not handle orders. */
export function linkForStaff(ctx: Ctx, order: OrderRow): StaffOrder['paymentLink'] {
  const { actor } = ctx
  if (actor.kind !== 'user' || !can(actor, 'handleOrders') || !isPayable(ctx, order)) return null
  const site = siteSpoken(ctx.site, order.language)
  const url = payLink({ ...ctx, site }, order.id)
  return { url, text: drawingFor(site.settings, () => wordsFor({ ...ctx, site }, order, url)) }
}

function wordsFor(
  { site, now }: Ctx,
  { number, totalAmount, currency, reservedUntil }: OrderRow,
  link: string,
): string {
  return t('Your order {number} at {site}: {amount}. Pay by {time}: {link}', {
    ...{ number, site: site.name, amount: formatMoney(totalAmount, currency), link },
    time: longTime((reservedUntil ?? now()).toISOString(), site.settings.timeZone),
  })
}
