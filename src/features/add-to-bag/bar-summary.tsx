import type { Purchasable } from '../../client/product.ts'
import { priceText } from '../../shared/selling/pricing/price-text.ts'
import { t } from '../../shared/words.ts'
import { type Chosen, choiceOf, missingOf, priceSpan } from './choices.ts'

type Props = { product: Purchasable; chosen: Chosen }

/** Price and choice above the buttons of the bar at a phone's lower edge. The form says them too, so it is not read out twice. */
export function BarSummary({ product, chosen }: Props) {
  const span = priceSpan(product, chosen)
  if (!span) return null
  const { low, high } = span
  const missing = missingOf(product, chosen).join(', ')
  const words = [
    ...product.options.flatMap(({ name }) => choiceOf(chosen, name) ?? []),
    ...(missing ? [t('Choose {options}', { options: missing })] : []),
  ]
  return (
    <p className="bar-summary" aria-hidden>
      <span className="shrink-0 font-semibold tabular-nums">
        {priceText({ price: low.price, priceVaries: low.price !== high.price }, product.currency)}
      </span>
      <span className="min-w-0 truncate text-sm text-ink-soft">{words.join(' · ')}</span>
    </p>
  )
}
