import { nameWithOptions } from '../../shared/selling/bag/bag.ts'
import type { Cart, CartItem } from '../../shared/selling/bag/cart.ts'
import { formatPrice } from '../../shared/selling/pricing/money.ts'
import { t } from '../../shared/words.ts'

/** Names each difference between the bag that was ordered and the bag as it is now, line by line, discounts and delivery last (B164). */
export function changesOf(before: Cart, after: Cart): string[] {
  const known = new Map(before.data.map((item) => [item._id, item]))
  const kept = new Set(after.data.map(({ _id }) => _id))
  const gone = before.data.filter(({ _id }) => !kept.has(_id))
  return [
    ...after.data.flatMap((item) => changesOfItem(known.get(item._id), item, after.amounts.currency)),
    ...gone.map((item) => t('{name} is no longer in your bag', { name: nameWithOptions(item) })),
    ...changesOfDiscounts(before, after),
    ...changesOfCharge(t('Shipping'), deliveryOf(before), deliveryOf(after), after.amounts.currency),
    ...changesOfCharge(
      t('Cash on delivery fee'),
      before.amounts.cashFee,
      after.amounts.cashFee,
      after.amounts.currency,
    ),
  ]
}

function changesOfItem(before: CartItem | undefined, item: CartItem, currency: string): string[] {
  const { quantity, price } = item
  const name = nameWithOptions(item)
  if (!before) return [t('{name} was added: {count}', { name, count: quantity })]
  const changes: string[] = []
  if (before.quantity !== quantity)
    changes.push(t('{name}: {after} instead of {before}', { name, after: quantity, before: before.quantity }))
  if (before.price !== price)
    changes.push(t('{name}: {after} instead of {before}', { name, ...inMoney(price, before.price, currency) }))
  return changes
}

function changesOfDiscounts(before: Cart, after: Cart): string[] {
  const now = new Map(after.discounts.map(({ reason, amount }) => [reason, amount]))
  return before.discounts.flatMap(({ code, reason, amount }) => {
    const left = now.get(reason)
    if (left === amount) return []
    if (left !== undefined)
      return t('{name}: {after} instead of {before}', {
        name: reason,
        ...inMoney(left, amount, after.amounts.currency),
      })
    const fault = code !== null && after.coupon?.code === code ? after.coupon.fault : null
    return fault ?? t('{name} no longer applies', { name: reason })
  })
}

const deliveryOf = ({ amounts: { shipping, cashFee } }: Cart) => shipping - cashFee

function changesOfCharge(name: string, before: number, after: number, currency: string): string[] {
  if (before === after) return []
  return [t('{name}: {after} instead of {before}', { name, ...inMoney(after, before, currency) })]
}

const inMoney = (after: number, before: number, currency: string) => ({
  after: formatPrice(after, currency),
  before: formatPrice(before, currency),
})
