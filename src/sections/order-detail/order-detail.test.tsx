import { expect, test } from 'vitest'
import { partHtml, personalHtml, words } from '../../../tests/support/personal.tsx'
import { previewOf } from '../../features/account/preview.ts'
import { orderDetail } from './index.ts'
import { taxRows } from './order-money.tsx'
import { PayNow } from './pay-now.tsx'
import { eventTitle, Timeline } from './timeline.tsx'

const { order } = previewOf([])

// Shows S89.
test('shows lines, address, amounts and the transaction id', async () => {
  const text = words(await personalHtml(orderDetail, '/sections'))
  expect(text).toContain('A product with a size M · 1 piece ₹1,899')
  expect(text).toContain('Town, Karnataka 560003')
  expect(text).toContain('Total ₹4,397')
  expect(text).toContain('Transaction HAAT-7Q2M-8841')
})

test('breaks the GST down by rate, and shows what is in the shipping', () => {
  expect(taxRows(order).map(({ label, tax }) => [label, tax])).toEqual([
    ['5%', 9_043],
    ['18%', 38_105],
  ])
  const shipped = { ...order, amounts: { ...order.amounts, shipping: 9_900, tax: order.amounts.tax + 1_510 } }
  expect(taxRows(shipped).at(-1)).toEqual({ label: 'Shipping', value: 9_900, tax: 1_510 })
})

test('shows what happened, oldest first, in the time of the site, and what is still to come', () => {
  const events = [...order.events].reverse()
  const text = words(partHtml(<Timeline order={{ ...order, events }} timeZone="Asia/Kolkata" />))
  expect(text).toMatch(/Placed 18 November 2026 at 4:12 pm Packed .* Shipped .* Still to come: Delivered/)
})

test('says every kind of event in words', () => {
  expect(eventTitle('PENDING_PAYMENT')).toBe('Waiting for payment')
  expect(eventTitle('REFUND_DUE')).toBe('Refund on its way')
  expect(eventTitle('ADDRESS_CHANGED')).toBe('Address changed')
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
