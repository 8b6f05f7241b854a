import type { SettledLine, SettlementOutcome } from '../../shared/selling/payments/settlements.ts'
import { formatMoney } from '../../shared/selling/pricing/money.ts'
import type { BadgeTone } from '../ui/badge.tsx'

export const outcomes: Record<SettlementOutcome, { title: string; tone: BadgeTone }> = {
  matched: { title: 'Matches', tone: 'good' },
  differs: { title: 'Amount differs', tone: 'warn' },
  unpaid: { title: 'Not booked', tone: 'danger' },
  repeated: { title: 'Settled twice', tone: 'warn' },
  unknown: { title: 'Unknown', tone: 'danger' },
  twice: { title: 'Refunded twice', tone: 'danger' },
}

/** Says why a line does not match; empty for one that does. */
export function whyOf({ outcome, kind, expected, currency }: SettledLine): string {
  switch (outcome) {
    case 'matched':
      return ''
    case 'differs':
      return expected === null
        ? 'The order is in another currency.'
        : `The order’s ${kind} is ${formatMoney(expected, currency)}.`
    case 'unpaid':
      return kind === 'payment'
        ? 'The provider settled it, but the order does not have it as paid.'
        : 'The provider settled it, but here the refund has failed.'
    case 'repeated':
      return 'Another line has settled it already.'
    case 'unknown':
      return kind === 'payment'
        ? 'No order of this shop has this payment. “Money” has it.'
        : 'This refund was not made here, but perhaps at the provider.'
    case 'twice':
      return 'It was paid back by hand as well. “Money” has it.'
  }
}
