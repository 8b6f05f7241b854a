import { t } from '../../words.ts'
import type { GiftInput } from './discounts-admin.ts'
import { formatPrice } from './money.ts'

/** A discount's gift in the language of the page: “10% off”. */
export function giftText(gift: GiftInput, currency: string): string {
  switch (gift.kind) {
    case 'percent':
      return t('{percent}% off', { percent: gift.percent })
    case 'amount':
      return t('{amount} off', { amount: formatPrice(gift.amount, currency) })
    case 'pieces': {
      const { buy, get, percent } = gift
      return percent === 100
        ? t('buy {buy}, get {get} free', { buy, get })
        : t('buy {buy}, get {get} at {percent}% off', { buy, get, percent })
    }
    case 'delivery':
      return t('free delivery')
  }
}
