import { t } from '../../words.ts'
import { alsoPickUpText } from './also-pick-up.ts'
import type { Arrival } from './arrival.ts'
import { expectedText } from './arrival-text.ts'
import type { AlsoPickUp } from './pick-up.ts'

/** `arrives` is null without a promise; `pickUp` is left out without places of the shop. */
type Delivering = { delivers: boolean; cash: boolean; arrives: Arrival | null; pickUp?: AlsoPickUp | undefined }

/** `560001: Expected 28–30 November 2026 · Cash on delivery is possible.` (B247), with the place where it is picked up else (B310). */
export function deliveryAnswer(pincode: string, delivering: Delivering): string {
  const { delivers, pickUp } = delivering
  return [delivered(pincode, delivering), pickUp && alsoPickUpText(pickUp, delivers)].filter(Boolean).join(' ')
}

function delivered(pincode: string, { delivers, cash, arrives }: Delivering): string {
  if (!delivers) return t('We don’t deliver to {pincode} yet.', { pincode })
  const when = arrives ? expectedText(arrives) : t('We deliver.')
  const paid = cash ? t('Cash on delivery is possible.') : ''
  return [`${pincode}: ${when}`, paid].filter(Boolean).join(' · ')
}
