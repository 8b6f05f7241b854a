import type { OrderLine } from '../../shared/selling/orders/orders.ts'
import { t } from '../../shared/words.ts'

/** Pieces of a line that are cancelled or go back. */
export function LinePlaces({ line: { cancelled, returned, inReturn } }: { line: OrderLine }) {
  const said = [
    cancelled > 0 && t('Cancelled: {count}', { count: cancelled }),
    inReturn > 0 && t('In a return: {count}', { count: inReturn }),
    returned > 0 && t('Returned: {count}', { count: returned }),
  ].filter(Boolean)
  return said.length > 0 ? <p className="pl-20 text-sm">{said.join(' · ')}</p> : null
}
