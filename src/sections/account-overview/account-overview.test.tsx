// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { type Answer, answerCalls } from '../../../tests/support/answers.ts'
import { mount } from '../../../tests/support/screens/mount.tsx'
import { signedInPage } from '../../../tests/support/screens/signed-in-page.ts'
import { IslandRoot } from '../../client/island-root.tsx'
import { person, previewOf } from '../../features/account/preview.ts'
import AccountOverview from './account-overview.island.tsx'

signedInPage()

const { order } = previewOf([])
const text = () => document.body.textContent ?? ''
const hasLink = (href: string) => document.querySelector(`main a[href="${href}"], div a[href="${href}"]`) !== null

function show(orders: Answer) {
  answerCalls((url) => (url.includes('/order') ? orders : [200, { data: person }]))
  mount(
    <IslandRoot>
      <AccountOverview
        greeting="Hello"
        emptyText="It is here once you order."
        shop={{ text: 'Look around', href: '/c/lamps' }}
        timeZone="Asia/Kolkata"
        preview={null}
      />
    </IslandRoot>,
  )
}

test('a customer is greeted by their first name and sees the latest of several orders', async () => {
  show([200, { data: [order], total: 2 }])
  await expect.poll(text).toContain(`Hello, ${person.firstName}`)
  await expect.poll(text).toContain(`Order ${order.number}`)
  expect(text()).toContain('All orders')
})

test('a customer with one order sees no link to others', async () => {
  show([200, { data: [order], total: 1 }])
  await expect.poll(text).toContain(`Order ${order.number}`)
  expect(text()).not.toContain('All orders')
})

test('a customer without an order is led to the shop', async () => {
  show([200, { data: [], total: 0 }])
  await expect.poll(text).toContain('Your first order is still to come')
  expect(text()).toContain('It is here once you order.')
  expect(hasLink('/c/lamps')).toBe(true)
})

test('orders that cannot be read say so, and the rest of the page stays', async () => {
  show([500, { msg: 'Something went wrong.' }])
  await expect.poll(text).toContain('Try again')
  for (const href of ['/setting/addresses', '/setting/profile', '/cart']) expect(hasLink(href)).toBe(true)
})
