import { cashMode } from '../../../shared/selling/payments/payment-modes.ts'
import { formatPrice } from '../../../shared/selling/pricing/money.ts'
import type { Settings } from '../../../shared/sites/settings-admin.ts'
import { counted } from '../../ui/counted.ts'
import type { SellingPath } from './selling-part.tsx'

/** A line on each part of “Selling”: what it is set to now. */
export function sellingStates(settings: Settings): Record<SellingPath, string> {
  const { moneyInbox, orderLimits, upi } = settings
  return {
    '/settings/selling/goods': goods(settings),
    '/settings/selling/payments': ways(settings),
    '/settings/selling/upi': upi.id || 'Not set up',
    '/settings/selling/cash-on-delivery': cash(settings),
    '/settings/selling/guests': settings.guestCheckout
      ? 'Customers may order without an account'
      : 'Customers sign in to order',
    '/settings/selling/limits': `${counted(orderLimits.reservedMinutes, 'minute')} to pay, ${counted(orderLimits.checkoutsPerHour, 'checkout')} an hour`,
    '/settings/selling/returns': requests(settings),
    '/settings/selling/money': `${counted(moneyInbox.settlementDays, 'day')} until a payout is late`,
  }
}

function goods({ sells, sellsAlready, rules }: Settings): string {
  if (!sells && !sellsAlready) return 'Nothing yet'
  return rules === 'events' ? 'Events and services' : 'A shop'
}

/** The ways that customers are offered now. */
function ways({ payments, ways }: Settings): string {
  const offered = payments.modes.flatMap((mode) => ways.find((way) => way.mode === mode && way.off === null) ?? [])
  return offered.map(({ title }) => title).join(' · ') || 'No payment method is offered'
}

function cash({ payments, cashOnDelivery: { fee, largest }, currency }: Settings): string {
  if (!payments.modes.includes(cashMode)) return 'Not offered'
  const rules = [
    ...(fee > 0 ? [`fee ${formatPrice(fee, currency)}`] : []),
    ...(largest > 0 ? [`up to ${formatPrice(largest, currency)}`] : []),
  ]
  return ['Offered', ...rules].join(', ')
}

function requests({ orderRequests: { selfCancel, returnDays } }: Settings): string {
  const cancelling = selfCancel ? 'Customers cancel until it is packed' : 'You decide who cancels'
  return `${cancelling} · ${returnDays > 0 ? `returns for ${counted(returnDays, 'day')}` : 'no returns'}`
}
