import { t } from '../words.ts'
import type { Arrival } from './arrival.ts'
import { expectedText } from './arrival-text.ts'

/** `arrives` is null without a promise. */
type Delivering = { delivers: boolean; cash: boolean; arrives: Arrival | null }

/** `560001: Expected 28–30 November 2026 · Cash on delivery is possible.` (B247) */
export function deliveryAnswer(pincode: string, { delivers, cash, arrives }: Delivering): string {
  if (!delivers) return t('We don’t deliver to {pincode} yet.', { pincode })
  const when = arrives ? expectedText(arrives) : t('We deliver.')
  const paid = cash ? t('Cash on delivery is possible.') : ''
  return [`${pincode}: ${when}`, paid].filter(Boolean).join(' · ')
}
