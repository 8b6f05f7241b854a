import type { GiftInput, ScopeKind } from '../../shared/selling/pricing/discounts-admin.ts'
import { formatPrice } from '../../shared/selling/pricing/money.ts'
import { longTime } from '../../shared/times.ts'
import { counted, grouped } from '../ui/counted.ts'
import type { DiscountValues } from './discount-values.ts'

type Site = { currency: string; zone: string }

/** A discount's gift in words for staff: “10% off”. */
export function giftWords(gift: GiftInput, currency: string): string {
  switch (gift.kind) {
    case 'percent': {
      const most = gift.most > 0 ? `, up to ${formatPrice(gift.most, currency)}` : ''
      return `${gift.percent || '…'}% off${most}`
    }
    case 'amount':
      return `${formatPrice(gift.amount || 0, currency)} off`
    case 'pieces':
      return `Buy ${gift.buy || '…'}, get ${gift.get || '…'} ${gift.percent === 100 ? 'free' : `at ${gift.percent || '…'}% off`}`
    case 'delivery':
      return 'Free delivery'
  }
}

const things: Record<ScopeKind, string> = {
  everything: '',
  products: 'product',
  categories: 'category',
  collections: 'collection',
}

/** “3 products”; empty for everything. */
export function scopeWords({ of, count }: { of: ScopeKind; count: number }): string {
  if (of === 'everything') return ''
  const several = of === 'categories' ? 'categories' : `${things[of]}s`
  if (count === 0) return `the ${several} you choose`
  return counted(count, things[of], several)
}

/** The discount in sentences, as it stands in its form. */
export function summaryOf(values: DiscountValues, { currency, zone }: Site): string[] {
  const { code, title, gift, scope, active } = values
  const name = code === null ? title.trim() || 'This discount' : code.trim() || 'This coupon'
  const on = scopeWords({ of: scope.of, count: scope.ids.length })
  const target = gift.kind === 'delivery' ? on && ` for orders with ${on}` : ` on ${on || 'everything'}`
  const how = code === null ? 'applies by itself' : 'is entered as a code'
  return [
    `${name} ${how}: ${lower(giftWords(gift, currency))}${target}.`,
    ...conditionsOf(values, currency),
    ...limitsOf(values),
    ...timesOf(values, zone),
    values.combines ? 'It combines with other discounts that do.' : 'It does not combine with other discounts.',
    ...(active ? [] : ['It is off.']),
  ]
}

function conditionsOf({ leastAmount, leastPieces, firstOrder }: DiscountValues, currency: string): string[] {
  const needs = [
    ...(leastAmount > 0 ? [`${formatPrice(leastAmount, currency)} or more`] : []),
    ...(leastPieces > 0 ? [`${counted(leastPieces, 'piece')} or more`] : []),
  ]
  return [
    ...(needs.length > 0 ? [`It needs ${needs.join(' and ')}.`] : []),
    ...(firstOrder ? ['It is for a customer’s first order.'] : []),
  ]
}

function limitsOf({ mostUses, mostPerPerson }: DiscountValues): string[] {
  const times = (count: number) => (count === 1 ? 'once' : `${grouped(count)} times`)
  return [
    ...(mostPerPerson > 0 ? [`A customer can use it ${times(mostPerPerson)}.`] : []),
    ...(mostUses > 0 ? [`It can be used ${times(mostUses)} in all.`] : []),
  ]
}

function timesOf({ begins, ends }: DiscountValues, zone: string): string[] {
  if (begins && ends) return [`It runs from ${longTime(begins, zone)} to ${longTime(ends, zone)}.`]
  if (begins) return [`It begins on ${longTime(begins, zone)}.`]
  return ends ? [`It ends on ${longTime(ends, zone)}.`] : []
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
