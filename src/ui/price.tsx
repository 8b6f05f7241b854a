import { percentOff } from '../shared/selling/pricing/discount.ts'
import { formatPrice } from '../shared/selling/pricing/money.ts'
import { priceText } from '../shared/selling/pricing/price-text.ts'
import { t } from '../shared/words.ts'

type Props = {
  price: number
  mrp: number
  currency: string
  /** The product comes for more than `price`, too: it says "From". */
  priceVaries?: boolean
  size?: 'small' | 'large'
}

/**
 * Price, with struck-out list price and percent-off tag when the two differ (S34); the tag of less than one percent names the
 * amount. Amounts are minor units.
 */
export function Price({ price, mrp, currency, priceVaries = false, size = 'small' }: Props) {
  // Goods without an MRP may cost more than their list price (B12): struck out it would look like a discount.
  const differs = mrp > price
  const off = differs ? percentOff(price, mrp) : undefined
  return (
    <p className={`flex flex-wrap items-baseline gap-x-2 gap-y-0.5 tabular-nums ${size === 'large' ? 'text-2xl' : ''}`}>
      <span className="font-semibold">{priceText({ price, priceVaries }, currency)}</span>
      {differs && (
        <s className="text-[0.82em] text-ink-soft">
          <span className="sr-only">{t('List price')} </span>
          {formatPrice(mrp, currency)}
        </s>
      )}
      {differs && (
        <span className="text-[0.82em] font-semibold text-sale">
          {off
            ? t('{percent}% off', { percent: off })
            : t('{amount} off', { amount: formatPrice(mrp - price, currency) })}
        </span>
      )}
    </p>
  )
}
