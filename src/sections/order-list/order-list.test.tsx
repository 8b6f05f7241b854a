// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerCalls, type Sent } from '../../../tests/support/answers.ts'
import { mount } from '../../../tests/support/screens/mount.tsx'
import { signedInPage } from '../../../tests/support/screens/signed-in-page.ts'
import { IslandRoot } from '../../client/island-root.tsx'
import { person, previewOf } from '../../features/account/preview.ts'
import OrderList from './order-list.island.tsx'

const { order } = previewOf([])
let total: number
let sent: Sent[]

signedInPage()
beforeEach(() => {
  total = 11
  sent = answerCalls((url) => (url.includes('/order') ? [200, { data: [order], total }] : [200, { data: person }]))
})
afterEach(() => {
  history.replaceState(null, '', '/')
})

function open(address = '/setting/orders') {
  history.replaceState(null, '', address)
  const words = { heading: 'Your orders', emptyHeading: 'No orders yet', emptyText: 'Soon.' }
  mount(
    <IslandRoot>
      <OrderList {...words} size={5} shop={{ text: '', href: '/' }} timeZone="Asia/Kolkata" preview={null} />
    </IslandRoot>,
  )
}
const text = () => document.body.textContent ?? ''
const link = (rel: string) => document.querySelector(`a[rel=${rel}]`)?.getAttribute('href')
const asked = () => sent.find(({ url }) => url.includes('/order'))?.body

test('the last orders are reached though they do not fill a page', async () => {
  open()
  await expect.poll(text).toContain('Page 1 of 3')
  expect([link('prev'), link('next')]).toEqual([undefined, '?p=2'])
  expect(asked()).toMatchObject({ p: 0, s: 5 })
})

test('the page that the address names is shown, with the ways to both sides', async () => {
  open('/setting/orders?p=2')
  await expect.poll(text).toContain('Page 2 of 3')
  expect([link('prev'), link('next')]).toEqual(['?p=1', '?p=3'])
  expect(asked()).toMatchObject({ p: 1, s: 5 })
})

// Shows B179.
test('a page past the end leads to the last one', async () => {
  open('/setting/orders?p=99')
  await expect.poll(text).toContain('Page 3 of 3')
  expect(location.search).toBe('?p=3')
  expect(text()).toContain('Order 1042')
})

test('orders that fit on one page have no pages', async () => {
  total = 5
  open()
  await expect.poll(text).toContain('Order 1042')
  expect(text()).not.toContain('Page 1')
})

test('nothing is said to be missing while the orders are on their way', async () => {
  const later = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('/order') ? later.promise : Response.json({ data: person }),
  )
  open()
  await expect.poll(() => document.querySelector('h1')).not.toBeNull()
  expect(text()).not.toContain('No orders yet')
  later.resolve(Response.json({ data: [], total: 0 }))
  await expect.poll(text).toContain('No orders yet')
})
