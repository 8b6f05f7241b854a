import { nameWithOptions } from '../../../../shared/selling/bag.ts'
import { formatMoney } from '../../../../shared/selling/money.ts'
import type { Order } from '../../../../shared/selling/orders.ts'
import { t } from '../../../../shared/words.ts'
import type { Site } from '../../../platform/context.ts'
import { pageAddress } from '../../../platform/site-in-language.ts'

type Sum = [name: string, amount: string]

/** What was ordered, line by line, with what each comes to. */
export function lineSums({ lines, currency }: Order): Sum[] {
  return lines.map((line) => [`${line.quantity} × ${nameWithOptions(line)}`, formatMoney(line.amount, currency)])
}

/** What the order comes to. */
export function totals({ amounts, currency }: Order): Sum[] {
  return [
    [t('Items'), formatMoney(amounts.items, currency)],
    [t('Shipping'), amounts.shipping === 0 ? t('Free') : formatMoney(amounts.shipping, currency)],
    [t('Total'), formatMoney(amounts.total, currency)],
  ]
}

/** Where it goes. */
export function deliveryLines({ address }: Order): string[] {
  const { name, line1, line2, landmark, city, state, pincode, mobileNumber } = address
  return [name, line1, line2, landmark, `${city} ${pincode}`, state, `+91 ${mobileNumber}`].filter(Boolean)
}

/** The button that leads a buyer to their order. */
export function seeOrder(site: Site, orderId: string) {
  return { text: t('See your order'), href: pageAddress(site, `/setting/orders/${orderId}`) }
}
