import { describe, expect, test } from 'vitest'
import { partHtml, personalHtml, words } from '../../../tests/support/screens/personal.tsx'
import { previewOf } from '../../features/account/preview.ts'
import type { Order } from '../../shared/selling/orders/orders.ts'
import { ByUpi } from './by-upi.tsx'
import { outcomeOf } from './outcome.ts'
import { paymentResult, paymentSuccess } from './payment-result.tsx'
import { Placed } from './placed.tsx'
import { Cancelled, Differs, Lapsed, NotPaid, Waiting } from './unpaid.tsx'

const paid = previewOf([]).order
const attempt = (status: Order['payments'][number]['status']) => paid.payments.map((one) => ({ ...one, status }))
const byUpi = (status: Order['payments'][number]['status'], state?: 'WAITING' | 'ARRIVED' | 'MISSING') =>
  attempt(status).map((payment) => ({
    ...payment,
    provider: 'upi',
    utr: state ? { number: '412345678901', state, entered: '2026-11-21T08:00:00.000Z' } : null,
  }))
const open: Order = {
  ...paid,
  status: 'PENDING_PAYMENT',
  paymentStatus: 'OPEN',
  payments: attempt('OPEN'),
  reservedUntil: '2026-11-21T08:30:00.000Z',
}

// Shows S37, B14.
test('a paid order shows title, amount with the rupee symbol, transaction id and a link to it', async () => {
  const html = await personalHtml(paymentResult, '/sections')
  const text = words(html)
  expect(text).toContain('Thank you')
  expect(text).toContain('Amount paid ₹4,397')
  expect(text).toContain('Transaction id HAAT-7Q2M-8841')
  expect(html).toContain('href="/setting/orders/order"')
})

// Shows S36, B14.
test('the success page shows the same without the transaction id', async () => {
  const text = words(await personalHtml(paymentSuccess, '/sections'))
  expect(text).toContain('Thank you')
  expect(text).toContain('Amount paid ₹4,397')
  expect(text).not.toContain('Transaction id')
})

test.each([paymentSuccess, paymentResult])('$title shows what was ordered and where it goes', async (section) => {
  const text = words(await personalHtml(section, '/sections'))
  expect(text).toMatch(/What you ordered A product .*Another product 2 pieces .*Deliver to Customer House and street/)
})

const placedText = (order: Order) =>
  words(
    partHtml(
      <Placed
        {...{ order, shown: undefined, inert: false, template: 'payment-result' }}
        words={{ title: 'Thank you', subtitle: '', description: '', link: null }}
      />,
    ),
  )
const attempts = (...all: Partial<Order['payments'][number]>[]) =>
  all.flatMap((one) => paid.payments.map((payment) => ({ ...payment, ...one })))

// Shows S37, B321.
test('the transaction id is that of the payment that arrived, and an order paid on delivery has none', () => {
  const late = attempts({ status: 'FAILED', transactionId: 'LATEST' }, { transactionId: 'PAYING' })
  expect(placedText({ ...paid, payments: late })).toContain('Transaction id PAYING')
  const failed = attempts({ status: 'FAILED' })
  expect(placedText({ ...paid, paymentStatus: 'DUE_ON_DELIVERY', payments: failed })).not.toContain('Transaction id')
})

// Shows B321.
test('money that came too late or twice is told with what becomes of it', () => {
  const due = attempts({ status: 'REFUND_DUE', amount: 50_000, due: 50_000 })
  const created = open.created
  const back = (state: 'SENT' | 'DONE') =>
    attempts({ status: 'REFUNDED', amount: 50_000, refunds: [{ amount: 50_000, state, created }] })
  expect(placedText({ ...paid, payments: [...due, ...paid.payments] })).toContain('The shop pays ₹500 back to you.')
  expect(placedText(paid)).not.toContain('back to you')
  const lapsed = (payments: Order['payments']) => words(partHtml(<Lapsed order={{ ...open, payments }} />))
  expect(lapsed(attempt('FAILED'))).not.toMatch(/₹\S+ (is|was) .*back to you/)
  expect(lapsed(due)).toContain('The shop pays ₹500 back to you.')
  expect(lapsed(back('SENT'))).toContain('₹500 is on its way back to you.')
  expect(words(partHtml(<Cancelled order={{ ...open, payments: back('DONE') }} />))).toContain(
    '₹500 was paid back to you.',
  )
})

// Shows B167.
test('a placed order says when it arrives, where the shop promised it', () => {
  const placed = (arrives: Order['arrives']) =>
    words(
      partHtml(
        <Placed
          order={{ ...paid, arrives }}
          words={{ title: 'Thank you', subtitle: '', description: '', link: null }}
          shown={undefined}
          template="payment-result"
          inert
        />,
      ),
    )
  expect(placed({ from: '2026-11-28', to: '2026-11-28' })).toContain('Expected 28 November 2026')
  expect(placed(null)).not.toContain('Expected')
})

// Shows B164.
test('an order that came to less than the checkout showed says by how much', () => {
  const placed = (shown?: number) =>
    words(
      partHtml(
        <Placed
          {...{ order: paid, shown, inert: false, template: 'payment-success' }}
          words={{ title: '', subtitle: '', description: '', link: null }}
        />,
      ),
    )
  expect(placed(paid.amounts.total + 7_900)).toContain('That is ₹79 less than the checkout showed.')
  for (const shown of [undefined, paid.amounts.total, 1]) expect(placed(shown)).not.toContain('less than')
})

test.each([
  [paymentSuccess, '/payment/success'],
  [paymentResult, '/payment/result'],
])('$title shows the same placeholders to all visitors until the order is known', async (section, path) => {
  expect(words(await personalHtml(section, path))).toBe(
    'The result of your payment needs JavaScript, which is turned off in this browser. Looking up your order',
  )
})

describe('the newest attempt decides how it stands', () => {
  test.each([
    ['pending', open],
    ['failed', { ...open, payments: attempt('FAILED') }],
    ['failed', { ...open, payments: [...attempt('FAILED'), ...attempt('OPEN')] }],
    ['pending', { ...open, payments: [...attempt('OPEN'), ...attempt('FAILED')] }],
    ['byUpi', { ...open, payments: byUpi('OPEN') }],
    ['byUpi', { ...open, payments: byUpi('OPEN', 'MISSING') }],
    ['byUpi', { ...open, status: 'LAPSED', payments: byUpi('FAILED') }],
    ['failed', { ...open, payments: byUpi('FAILED') }],
    ['pending', { ...open, payments: [...attempt('OPEN'), ...byUpi('FAILED')] }],
    ['checking', { ...open, payments: [...attempt('FAILED'), ...byUpi('FAILED', 'WAITING')] }],
    ['checking', { ...open, status: 'LAPSED', payments: byUpi('FAILED', 'WAITING') }],
    ['placed', { ...open, status: 'PLACED', payments: byUpi('PAID', 'ARRIVED') }],
    ['cancelled', { ...open, status: 'CANCELLED', payments: byUpi('FAILED', 'WAITING') }],
    ['placed', { ...open, status: 'PLACED', paymentStatus: 'DUE_ON_DELIVERY', payments: [] }],
    ['placed', { ...paid, status: 'DELIVERED' }],
    ['lapsed', { ...open, status: 'LAPSED' }],
    ['cancelled', { ...paid, status: 'CANCELLED' }],
  ] satisfies [string, Order][])('%s', (outcome, order) => {
    expect(outcomeOf(order)).toBe(outcome)
  })
})

// Shows B203.
test('another amount that was reported is told, in time and later, until the buyer pays anew', () => {
  const event = {
    kind: 'PAYMENT_AMOUNT_DIFFERS',
    note: '₹499 instead of ₹500 was reported',
    created: open.payments[0]?.created ?? '',
    about: null,
  }
  const differing = (status: Order['payments'][number]['status']) =>
    attempt(status).map((payment) => ({ ...payment, differs: true }))
  const told = { ...open, events: [...open.events, event], payments: differing('OPEN') }
  expect(outcomeOf(told)).toBe('differs')
  expect(outcomeOf({ ...told, status: 'LAPSED', payments: differing('FAILED') })).toBe('differs')
  expect(outcomeOf({ ...told, status: 'LAPSED', payments: attempt('FAILED') })).toBe('lapsed')
  const text = words(partHtml(<Differs order={told} />))
  expect(text).toContain('We are looking into your payment ₹499 instead of ₹500 was reported')
  expect(outcomeOf({ ...told, payments: [...attempt('OPEN'), ...told.payments] })).toBe('pending')
  expect(outcomeOf({ ...told, payments: [...attempt('FAILED'), ...told.payments] })).toBe('differs')
  expect(outcomeOf({ ...told, status: 'PLACED', payments: attempt('PAID') })).toBe('placed')
})

// Shows B282.
test('a payment that goes back to the buyer is no longer called uncharged', () => {
  const payments = attempt('REFUND_DUE').map((payment) => ({ ...payment, amount: 49_900, due: 49_900, refunds: [] }))
  const text = words(partHtml(<NotPaid order={{ ...open, payments }} timeZone="Asia/Kolkata" />))
  expect(text).toContain('What was paid goes back to you. You can pay again.')
  expect(text).toContain('The shop pays ₹499 back to you.')
  expect(text).not.toContain('Nothing was charged')
})

// Shows B33.
test('a failed payment says that nothing was charged, how long the pieces are kept, and how to go on', () => {
  const html = partHtml(<NotPaid order={open} timeZone="Asia/Kolkata" />)
  expect(words(html)).toContain('Nothing was charged, unless your bank says otherwise')
  expect(words(html)).toContain('kept for you until 21 November 2026 at 2:00 pm')
  expect(html).toContain('href="/checkout?mode=sandbox"')
})

// Shows B232.
test('a payment to the pretend bank is called one, however it ended, and says nothing of the shop’s other ways to pay', () => {
  const line = 'This is a test payment; nothing is charged or delivered.'
  const ends = (order: Order) => [
    <NotPaid key="a" order={order} timeZone="Asia/Kolkata" />,
    <Waiting key="b" order={order} />,
  ]
  const payments = open.payments.map((payment) => ({ ...payment, test: true }))
  for (const end of ends({ ...open, payments, paymentMode: 'sandbox' })) expect(words(partHtml(end))).toContain(line)
  for (const end of ends({ ...open, payments, paymentMode: 'cod' })) expect(words(partHtml(end))).not.toContain(line)
})

test('an undecided payment says that it is being asked after, and lets go who did not pay', () => {
  const html = partHtml(<Waiting order={open} />)
  expect(words(html)).toContain('Waiting for the bank')
  expect(html).toMatch(/<button[^>]*>.*I have not paid/)
})

test('an order that was not paid in time says where its pieces are', () => {
  expect(words(partHtml(<Lapsed order={open} />))).toContain('The pieces went back on the shelf')
})

// Shows B212.
test.each([
  ['We check your payment', 'See the UTR', { ...open, payments: byUpi('OPEN', 'WAITING') }],
  ['Your order waits for its payment', 'Go to the payment', { ...open, payments: byUpi('OPEN') }],
  ['The time to pay has run out', 'Enter the UTR', { ...open, status: 'LAPSED' as const, payments: byUpi('FAILED') }],
])('a payment by UPI says “%s” and leads to its page by “%s”', (title, link, order) => {
  const html = partHtml(<ByUpi order={order} showsTransaction />)
  expect(words(html)).toContain(title)
  expect(words(html)).toMatch(/Transaction id ?HAAT-7Q2M-8841/)
  expect(words(partHtml(<ByUpi order={order} showsTransaction={false} />))).not.toContain('Transaction id')
  expect(html).toMatch(RegExp(`href="/payment/upi/HAAT-7Q2M-8841"[^>]*>${link}`))
})
