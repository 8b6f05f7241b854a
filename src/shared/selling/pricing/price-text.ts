import { t } from '../../words.ts'
import { formatPrice } from './money.ts'

type Priced = {
  price: number
  /** Whether its variants differ in price: `price` is then the lowest available one. */
  priceVaries: boolean
}

/** Price text of a listed product: `₹2,310`, or `From ₹2,310`. */
export function priceText({ price, priceVaries }: Priced, currency: string | undefined): string {
  const text = formatPrice(price, currency)
  return priceVaries ? t('From {amount}', { amount: text }) : text
}
