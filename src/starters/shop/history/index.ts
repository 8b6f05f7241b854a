import type { Random } from '../../drawing/random.ts'
import { seededRandom } from '../../drawing/random.ts'
import type { PastOrder, PastStep, PastVisits, StarterHistory } from '../../history.ts'
import { products } from '../products.ts'
import { customers } from './customers.ts'

const days = 45

function pastOrders(random: Random): PastOrder[] {
  const orders: PastOrder[] = []
  for (let daysAgo = days; daysAgo >= 0; daysAgo--) {
    const minutes = Array.from({ length: ordersOn(daysAgo, random) }, () => Math.round(random.between(7 * 60, 23 * 60)))
    for (const minuteOfDay of minutes.sort((a, b) => a - b)) orders.push(pastOrder({ daysAgo, minuteOfDay }, random))
  }
  return orders
}

/** A shop that grows, with more to do every seventh day. */
function ordersOn(daysAgo: number, random: Random): number {
  const grown = 1.7 + (1.5 * (days - daysAgo)) / days
  return Math.round(grown + (daysAgo % 7 === 2 ? 1.6 : 0) + random.between(-1, 1))
}

function pastOrder(when: Pick<PastOrder, 'daysAgo' | 'minuteOfDay'>, random: Random): PastOrder {
  const paymentMode = random.pick<PastOrder['paymentMode']>(['sandbox', 'sandbox', 'sandbox', 'cod', 'cod'])
  // The demonstration's own customer buys now and then; the others take turns by chance.
  const isOwn = (when.daysAgo === 32 || when.daysAgo === 12 || when.daysAgo === 1) && random.between(0, 1) < 0.6
  const customer = isOwn ? 0 : 1 + Math.floor(random.between(0, customers.length - 1))
  return { ...when, paymentMode, customer, pieces: chosen(random), steps: fate(paymentMode, random) }
}

/** What sells: variants of which there are enough, those at the front of the shop more often. */
const sellers = products.flatMap(({ variants }) => variants.filter(({ stock }) => stock >= 4).map(({ sku }) => sku))

function chosen(random: Random): PastOrder['pieces'] {
  const kinds = random.pick([1, 1, 1, 2, 2, 3])
  const skus = new Set(Array.from({ length: kinds }, () => seller(random)))
  return [...skus].map((sku) => ({ sku, quantity: random.pick([1, 1, 1, 1, 2, 2, 3]) }))
}

function seller(random: Random): string {
  const place = random.between(0, 1)
  return sellers[Math.floor(place * place * sellers.length)] ?? ''
}

const couriers = ['Delhivery', 'Blue Dart', 'India Post'] as const
const reasons = [
  'The glaze of this one cracked in the kiln, and there is no other.',
  'The customer ordered twice by mistake.',
  'The courier does not reach this PIN code.',
] as const

/** What becomes of an order, hour by hour. */
function fate(paymentMode: PastOrder['paymentMode'], random: Random): PastStep[] {
  const luck = random.between(0, 100)
  if (luck < 6) {
    const cancelled: PastStep = { to: 'CANCELLED', hoursLater: random.between(1, 6), note: random.pick(reasons) }
    return paymentMode === 'cod' ? [cancelled] : [cancelled, { to: 'REFUNDED', hoursLater: random.between(20, 40) }]
  }
  const packed = random.between(9, 22)
  const shipped = packed + random.between(4, 18)
  const delivered = shipped + random.between(46, 96)
  const number = `${Math.floor(random.between(1e9, 1e10))}`
  const steps: PastStep[] = [
    { to: 'PACKED', hoursLater: packed },
    { to: 'SHIPPED', hoursLater: shipped, tracking: { courier: random.pick(couriers), number } },
    { to: 'DELIVERED', hoursLater: delivered },
  ]
  return luck < 13 ? [...steps, ...comingBack(delivered)] : steps
}

function comingBack(delivered: number): PastStep[] {
  return [
    { to: 'RETURN_REQUESTED', hoursLater: delivered + 30, note: 'The colour is not what I had hoped for.' },
    { to: 'RETURNED', hoursLater: delivered + 120 },
    { to: 'REFUNDED', hoursLater: delivered + 190 },
  ]
}

/** How lively each hour of a day is, in visitors. */
const hours = [2, 1, 0, 0, 0, 1, 2, 4, 6, 8, 9, 9, 8, 8, 7, 7, 8, 9, 11, 13, 14, 13, 9, 5]

function pastVisits(): PastVisits[] {
  const random = seededRandom(45)
  return Array.from({ length: days + 1 }, (_, index) => days - index).flatMap((daysAgo) => {
    const liveliness = (0.5 + (days - daysAgo) / (days * 1.6)) * random.between(0.8, 1.25)
    return hours.flatMap((usual, hour) => {
      const visitors = Math.round(usual * liveliness * random.between(0.6, 1.3) * 0.7)
      return visitors > 0 ? [{ daysAgo, hour, visitors, views: Math.round(visitors * random.between(2.4, 4.6)) }] : []
    })
  })
}

/** About a hundred and twenty orders of the last weeks, the same on every machine. */
export const shopHistory: StarterHistory = { customers, orders: pastOrders(seededRandom(2026)), visits: pastVisits() }
