import { formatPrice } from '../../shared/selling/pricing/money.ts'
import { Confirm } from '../ui/confirm.tsx'
import { useSite } from '../ui/me.ts'

type Priced = { price: number }

/** Whether a change newly sets a price to 0. */
export function givesAway(before: readonly Priced[], after: readonly Priced[]): boolean {
  const free = (priced: readonly Priced[]) => priced.filter(({ price }) => price === 0).length
  return free(after) > free(before)
}

/** Confirms a price of 0 before saving. */
export function FreePrice({ onSave, onClose }: { onSave: () => void; onClose: () => void }) {
  const nothing = formatPrice(0, useSite()?.currency ?? 'INR')
  return (
    <Confirm title={`Sell for ${nothing}?`} act={`Save with ${nothing}`} run={async () => onSave()} onClose={onClose}>
      <p>At a price of {nothing} customers order it for nothing but the shipping.</p>
    </Confirm>
  )
}
