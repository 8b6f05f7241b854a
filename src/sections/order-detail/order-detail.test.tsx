import { expect, test } from 'vitest'
import { partHtml, personalHtml, words } from '../../../tests/support/screens/personal.tsx'
import { OrderRow } from '../../features/account/order-row.tsx'
import { previewOf } from '../../features/account/preview.ts'
import type { Order } from '../../shared/selling/orders/orders.ts'
import { formatPrice } from '../../shared/selling/pricing/money.ts'
import { WhereTo } from '../../ui/where-to.tsx'
import { GoingAlong } from './going-along.tsx'
import { Invoices } from './invoices.tsx'
import { LinkedOrder } from './linked-order.tsx'
import { orderDetail } from './order-detail.tsx'
import { OrderMoney, taxRows } from './order-money.tsx'
import { PayNow } from './pay-now.tsx'
import { Payments } from './payments.tsx'
import { Returns } from './returns.tsx'
import { eventTitle, Timeline } from './timeline.tsx'
import { withoutCodes } from './without-codes.ts'

const { order } = previewOf([])

/** One that was handed over. */
const parcel = {
  ...{ _id: '1', number: 1, state: 'DELIVERED' as const, courier: '', trackingNumber: '', link: null },
  ...{ lines: [{ position: 0, pieces: 1 }], collect: 0, replaces: false },
  ...{ sent: '2026-11-21T08:00:00.000Z', ended: '2026-11-21T08:00:00.000Z' },
}

/** One that was asked for, and not yet decided. */
const sampleReturn: Order['returns'][number] = {
  ...{ _id: '1', state: 'REQUESTED', reason: 'damaged', note: '', pictures: [] },
  ...{ lines: [{ position: 0, pieces: 1, restocked: null }], outcome: null, piecesAmount: 189_900 },
  ...{ refundAmount: null, requested: '2026-11-20T08:00:00.000Z' },
}

// Shows S89.
test('the order page shows lines, address, amounts and the transaction id', async () => {
  const text = words(await personalHtml(orderDetail, '/sections'))
  expect(text).toContain('A product with a size M · 1 piece ₹1,899')
  expect(text).toContain('Town, Karnataka 560003')
  expect(text).toContain('Total ₹4,397')
  expect(text).toContain('Transaction HAAT-7Q2M-8841')
})

// Shows B232.
test.each([
  ['the page of an order’s link', LinkedOrder],
  ['the buyer’s own page of an order', Payments],
])('%s calls a test payment one', (_, Part) => {
  const textWith = (test: boolean) => {
    const payments = order.payments.map((payment) => ({ ...payment, test }))
    return words(partHtml(<Part order={{ ...order, payments }} timeZone="Asia/Kolkata" />))
  }
  expect(textWith(true)).toContain('This is a test payment; nothing is charged or delivered.')
  expect(textWith(false)).not.toContain('test payment')
})

test('breaks the GST down by rate, and shows what is in the shipping', () => {
  expect(taxRows(order).map(({ label, tax }) => [label, tax])).toEqual([
    ['5%', 9_043],
    ['18%', 38_105],
  ])
  const shippingTaxes = [
    { rate: 5, amount: 4_000, tax: 190, centreTax: 95 },
    { rate: 18, amount: 5_900, tax: 900, centreTax: 450 },
  ]
  const shipped = { ...order, amounts: { ...order.amounts, shipping: 9_900 }, shippingTaxes }
  expect(taxRows(shipped).at(-1)).toEqual({ label: 'Shipping', value: 9_900, tax: 1_090 })
})

// Shows B260.
test('the order page offers invoice and credit note as PDF once they exist', () => {
  const issued = { _id: 'a', kind: 'INVOICE' as const, number: 'INV/26-27/000123', issued: '2026-11-26' }
  const note = { ...issued, _id: 'b', kind: 'CREDIT_NOTE' as const, number: 'CRN/26-27/000004' }
  const text = words(partHtml(<Invoices invoices={[issued, note]} />))
  expect(text).toContain('Invoice INV/26-27/000123 (PDF)')
  expect(text).toContain('Credit note CRN/26-27/000004 (PDF)')
  expect(partHtml(<Invoices invoices={[]} />)).toBe('')
})

// Shows B318.
test('the order page shows each return with its items and what became of them, and no heading without one', () => {
  const shown = (returns: Partial<Order['returns'][number]>[]) => {
    const own = returns.map((given, at) => ({ ...sampleReturn, _id: String(at), ...given }))
    return words(partHtml(<Returns order={{ ...order, returns: own }} timeZone="Asia/Kolkata" />))
  }
  expect(shown([])).toBe('')
  expect(shown([{}])).toBe('Returns Requested 20 November 2026 1 × A product with a size (M)')
  const closed = { state: 'CLOSED', outcome: 'REFUND', refundAmount: 189_900 } as const
  expect(shown([closed])).toContain('Closed 20 November 2026 1 × A product with a size (M) Refund: ₹1,899')
  const replaced = { state: 'RECEIVED', outcome: 'REPLACEMENT' } as const
  const text = shown([replaced, { ...replaced, state: 'CLOSED' }])
  expect(text).toContain('Received 20 November 2026 1 × A product with a size (M) You get the same items again.')
  expect(text).toContain('Closed 20 November 2026 1 × A product with a size (M) It was replaced.')
})

// Shows B244.
test('the order page shows no GST of a seller who may not charge any', () => {
  const untaxed: Order = { ...order, taxKind: 'NONE', amounts: { ...order.amounts, tax: 0 } }
  expect(words(partHtml(<OrderMoney order={untaxed} />))).not.toContain('GST')
  expect(words(partHtml(<OrderMoney order={order} />))).toContain('GST')
})

// Shows B328.
test('the order page shows what a lowered price takes from the total', () => {
  const { amounts } = order
  const lowered: Order = { ...order, amounts: { ...amounts, reduced: 10_000, reducedShipping: 0 } }
  const text = words(partHtml(<OrderMoney order={lowered} />))
  expect(text).toContain(`Price lowered −₹100 Left of the order ${formatPrice(amounts.total - 10_000, 'INR')}`)
})

// Shows B318.
test('the order page shows what is left of an order that lost items, the cash to pay and the refund due', () => {
  const { amounts, payments } = order
  const [payment] = payments
  if (!payment) throw new Error('the preview has no payment')
  const fewer: Order = { ...order, amounts: { ...amounts, cancelled: 100_000, returned: 39_700 } }
  const left = formatPrice(amounts.total - 139_700, 'INR')
  const shown = (order: Order) => words(partHtml(<OrderMoney order={order} />))
  expect(shown(fewer)).toContain(`Cancelled −₹1,000 Returned −₹397 Left of the order ${left}`)
  expect(shown(order)).not.toContain('Left')
  const cash: Order = { ...order, amounts: fewer.amounts, paymentStatus: 'DUE_ON_DELIVERY' }
  const sent = { ...parcel, lines: [], state: 'SENT' as const, collect: 50_000, ended: null }
  const parcels = [{ ...parcel, collect: 100_000 }, sent]
  const returns: Order['returns'] = [
    {
      ...{ _id: '1', state: 'RECEIVED', reason: null, note: '', pictures: [], lines: [], outcome: 'REFUND' },
      ...{ piecesAmount: 39_700, refundAmount: 39_700, requested: order.created },
    },
  ]
  expect(shown({ ...cash, parcels, returns })).toContain(
    `Left to pay ${formatPrice(amounts.total - 100_000 - 100_000, 'INR')}`,
  )
  expect(shown({ ...cash, amounts, parcels: [sent], returns: [] })).not.toContain('Left')
  const first = [{ ...parcel, collect: 50_000 }]
  expect(shown({ ...cash, amounts, parcels: first, returns: [] })).toContain(
    `Left to pay ${formatPrice(amounts.total - 50_000, 'INR')}`,
  )
  const due = { ...payment, status: 'PAID' as const, due: 100_000 }
  const text = words(partHtml(<Payments order={{ ...order, payments: [due] }} timeZone="Asia/Kolkata" />))
  expect(text).toContain('To be paid back ₹1,000')
})

test('the order page shows past events, oldest first, in the site’s time zone, and the steps to come', () => {
  const events = [...order.events].reverse()
  const text = words(partHtml(<Timeline order={{ ...order, events }} timeZone="Asia/Kolkata" />))
  expect(text).toMatch(/Placed 18 November 2026 at 4:12 pm Packed .* Shipped .* Still to come: Delivered/)
})

// Shows B189.
test('the order page shows refunds paid and refunds on their way', () => {
  const created = '2026-11-20T09:00:00.000Z'
  const refunds = [
    { amount: 100_00, state: 'DONE' as const, created },
    { amount: 50_00, state: 'SENT' as const, created },
  ]
  const payments = order.payments.map((payment) => ({ ...payment, refunds }))
  const text = words(partHtml(<Payments order={{ ...order, payments }} timeZone="Asia/Kolkata" />))
  expect(text).toContain('Refunded ₹100 Refund on its way ₹50')
})

test('the order page has words for every kind of event', () => {
  expect(eventTitle('PENDING_PAYMENT', { pickUp: null })).toBe('Waiting for payment')
  expect(eventTitle('REFUND_DUE', { pickUp: null })).toBe('Refund on its way')
  expect(eventTitle('ADDRESS_CHANGED', { pickUp: null })).toBe('Address changed')
})

// Shows B212.
test('a UPI payment that the shop checks is said to be checked, and not to be paid again', () => {
  const reservedUntil = '2026-11-21T08:30:00.000Z'
  const draw = (utr: (typeof order)['payments'][number]['utr']) =>
    partHtml(
      <PayNow
        order={{
          ...order,
          status: 'PENDING_PAYMENT',
          reservedUntil,
          payments: order.payments.map((each) => ({ ...each, utr })),
        }}
        timeZone="Asia/Kolkata"
      />,
    )
  const html = draw({ number: '412345678901', state: 'WAITING', entered: reservedUntil })
  expect(words(html)).toContain('We check your payment. Your pieces are kept until 21 November 2026 at 2:00 pm.')
  expect(html).toContain('href="/payment/upi/HAAT-7Q2M-8841"')
  expect(words(html)).not.toContain('Pay now')
  expect(words(draw(null))).toContain('Pay now')
})

// Shows B298.
// Shows B324.
test('an order that is picked up in parts says what was collected and what waits', () => {
  const pickUp = { placeId: 'p', name: 'Lake Road studio', hours: '', phone: '' }
  const lines = order.lines.map((line, position) => ({
    ...{ ...line, quantity: 2, cancelled: 0, shipped: 0, returned: 0, inReturn: 0, replacing: 0 },
    delivered: position === 0 ? 1 : 0,
  }))
  const part: Order = { ...order, pickUp, lines, parcels: [parcel], status: 'PLACED' }
  const text = (given: Partial<Order> = {}) =>
    words(partHtml(<LinkedOrder order={{ ...part, ...given }} timeZone="Asia/Kolkata" />))
  expect(text()).toContain(`1 of ${lines.length * 2} pieces collected`)
  expect(text()).toMatch(/Handed over at the shop Collected 21 November 2026 1 × .* Still to be collected 1 × /)
  expect(text({ status: 'PACKED' })).toMatch(/Handed over at the shop .* Still to be collected 1 × /)
  const whole = lines.map((line) => ({ ...line, delivered: 2 }))
  expect(text({ lines: whole, status: 'DELIVERED' })).not.toContain('Handed over at the shop')
  expect(text({ lines: whole, status: 'DELIVERED', parcels: [parcel, { ...parcel, _id: '2' }] })).toContain(
    'Handed over at the shop',
  )
})

test('an order that is picked up says where, and reads as ready and collected', () => {
  const pickUp = { placeId: 'p', name: 'Lake Road studio', hours: 'Mon–Sat 11 am to 7 pm', phone: '020 2553 1122' }
  const picked: Order = { ...order, pickUp, parcels: [], status: 'PLACED', events: order.events.slice(0, 1) }
  const draw = (given: Partial<Order>) =>
    words(partHtml(<LinkedOrder order={{ ...picked, ...given }} timeZone="Asia/Kolkata" />))
  expect(draw({})).toMatch(
    /Placed .*Ready by 24 November 2026.* Still to come: Ready to collect Still to come: Collected/,
  )
  expect(draw({})).toMatch(/Pick up at Lake Road studio .*Town, Karnataka 560003 Mon–Sat 11 am to 7 pm 020 2553 1122/)
  expect(draw({ status: 'PACKED' })).toContain('Ready to collect')
  expect(draw({ status: 'DELIVERED' })).not.toContain('Delivered')
  expect(words(partHtml(<OrderRow order={picked} timeZone="Asia/Kolkata" />))).toContain('Pick up at Lake Road studio')
  const where = partHtml(<WhereTo order={picked} />)
  expect(words(where)).toContain(`Collected by ${order.address.name}, +91`)
  expect(where).toContain('href="tel:02025531122"')
})

// Shows B284.
test('a link to an order shows what its discounts gave, without their codes', () => {
  const code = { code: 'ONLYASHA', reason: 'ONLYASHA: 10% off', amount: 5_000, shipping: 0 }
  const own = { code: null, reason: 'Diwali: ₹20 off', amount: 2_000, shipping: 0 }
  const discounts = [code, own].map(({ reason, amount }) => ({ reason, amount }))
  const given = { ...order, discounts: [code, own], lines: order.lines.map((line) => ({ ...line, discounts })) }
  const seen = withoutCodes(given)
  expect(seen.discounts.map(({ code, reason }) => [code, reason])).toEqual([
    [null, '10% off'],
    [null, 'Diwali: ₹20 off'],
  ])
  expect(seen.lines[0]?.discounts.map(({ reason }) => reason)).toEqual(['10% off', 'Diwali: ₹20 off'])
  expect(JSON.stringify(seen)).not.toContain('ONLYASHA')
})

// Shows B303, B326.
test('a link to an order of a guest leads to a new account, and cancels and returns without one', () => {
  const given: Order = { ...order, status: 'PLACED', actions: ['cancel'] }
  const html = partHtml(<LinkedOrder order={given} timeZone="Asia/Kolkata" guestToken="token" />)
  expect(words(html)).toContain('create an account with the email of this order and confirm that email')
  expect(words(html)).toContain('Cancel order')
  expect(html).toContain('href="/signup"')
  expect(words(html)).not.toContain('Open in your account')
  expect(words(partHtml(<LinkedOrder order={given} timeZone="Asia/Kolkata" />))).not.toContain('Cancel order')
})

// Shows B360.
test('the order page says what goes along, what is still to be paid for it, and how it goes once the first is cancelled', () => {
  const other = {
    _id: 'b',
    number: 1043,
    status: 'PLACED' as const,
    paymentStatus: 'PAID' as const,
    left: 24_000,
    paid: null,
  }
  const shown = (given: Partial<Order>, pageOf?: (id: string) => string) =>
    partHtml(<GoingAlong order={{ ...order, ...given }} timeZone="Asia/Kolkata" {...(pageOf && { pageOf })} />)
  const along = (given: Partial<typeof other> | object) =>
    words(shown({ goingAlong: [{ ...other, ...given }] })).replace('Added to this order Order 1043 ', '')
  expect(shown({})).toBe('')
  expect(along({ status: 'PENDING_PAYMENT', paymentStatus: 'OPEN' })).toBe('₹240 still to be paid')
  expect(along({ paid: '2026-11-20T08:00:00.000Z' })).toBe('₹240 paid on 20 November 2026')
  expect(along({ paymentStatus: 'DUE_ON_DELIVERY' })).toBe('₹240 to be paid on delivery')
  expect(along({ status: 'LAPSED', paymentStatus: 'FAILED' })).toBe('Not paid in time')
  expect(along({ status: 'CANCELLED', paymentStatus: 'REFUND_DUE' })).toBe('Cancelled')
  const goesWith = (status: Order['status'], own: Order['status'] = 'PLACED') =>
    words(shown({ status: own, goesWith: { ...other, status } }))
  expect(goesWith('PACKED')).toContain('It goes in one parcel with order 1043, so its delivery costs nothing.')
  expect(goesWith('SHIPPED')).toContain('It was taken to go along with order 1043.')
  expect(goesWith('CANCELLED')).toContain('It goes by itself now, at the same price.')
  expect(goesWith('CANCELLED', 'CANCELLED')).toContain('It was to go along with order 1043, which was cancelled.')
  expect(shown({ goesWith: other })).not.toContain('<a ')
  expect(shown({ goesWith: other }, (id) => `/setting/orders/${id}`)).toContain('href="/setting/orders/b"')
})
