import { formatPrice } from '../../shared/selling/money.ts'
import { Confirm } from '../ui/confirm.tsx'
import { useSite } from '../ui/me.ts'

type Priced = { price: number }

/** Whether somebody is about to give away what was not given away before. */
export function givesAway(before: readonly Priced[], after: readonly Priced[]): boolean {
  const free = (priced: readonly Priced[]) => priced.filter(({ price }) => price === 0).length
  return free(after) > free(before)
}

/** A price of nothing is rarely meant: it is asked for once, when it is about to be saved. */
export function FreePrice({ onSave, onClose }: { onSave: () => void; onClose: () => void }) {
  const nothing = formatPrice(0, useSite()?.currency ?? 'INR')
  return (
    <Confirm title={`Sell for ${nothing}?`} act={`Save with ${nothing}`} run={async () => onSave()} onClose={onClose}>
      <p>At a price of {nothing} customers order it for nothing but the shipping.</p>
    </Confirm>
  )
}
