import { t } from '../words.ts'
import { formatPrice } from './money.ts'

type Priced = {
  price: number
  /** Whether its variants differ in price: `price` is then the lowest that can be had. */
  priceVaries: boolean
}

/** What a product that is listed costs: `₹2,310`, or `From ₹2,310`. */
export function priceText({ price, priceVaries }: Priced, currency: string | undefined): string {
  const text = formatPrice(price, currency)
  return priceVaries ? t('From {amount}', { amount: text }) : text
}
