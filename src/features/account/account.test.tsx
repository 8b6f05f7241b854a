import { expect, test } from 'vitest'
import { personalHtml, words } from '../../../tests/support/screens/personal.tsx'
import { accountOverview } from '../../sections/account-overview/account-overview.tsx'
import { addressBook } from '../../sections/address-book/address-book.tsx'
import { changePassword } from '../../sections/change-password/change-password.tsx'
import { deviceList } from '../../sections/device-list/device-list.tsx'
import { orderDetail } from '../../sections/order-detail/order-detail.tsx'
import { orderList } from '../../sections/order-list/order-list.tsx'
import { ownData } from '../../sections/own-data/own-data.tsx'
import { profile } from '../../sections/profile/profile.tsx'

const pages = [
  { section: accountOverview, path: '/setting/overview', tab: 'Overview' },
  { section: orderList, path: '/setting/orders', tab: 'Orders' },
  { section: orderDetail, path: '/setting/orders/1', tab: 'Orders' },
  { section: addressBook, path: '/setting/addresses', tab: 'Addresses' },
  { section: profile, path: '/setting/profile', tab: 'Profile' },
  { section: changePassword, path: '/setting/password', tab: 'Password' },
  { section: deviceList, path: '/setting/devices', tab: 'Devices' },
  { section: ownData, path: '/setting/data', tab: 'Your data' },
]

test.each(pages)('$path has no user data in the shared HTML', async ({ section, path }) => {
  const html = await personalHtml(section, path)
  expect(html).not.toContain('customer@example.com')
  expect(words(html)).toContain('Loading your')
})

test.each(pages)('$path marks where the reader is, and lets them sign out', async ({ section, path, tab }) => {
  const html = await personalHtml(section, path)
  expect(words(/<a [^>]*aria-current="page"[^>]*>.*?<\/a>/.exec(html)?.[0] ?? '')).toBe(tab)
  expect(html).toMatch(/<button(?![^>]* disabled=)[^>]*>Sign out</)
})

test.each(pages)('$path shows an inert sample in the gallery', async ({ section }) => {
  const html = await personalHtml(section, '/sections')
  expect(html).toContain('inert=""')
  expect(words(html)).toContain('Customer')
})

// Shows R14.
test('the overview greets by name, with the latest order', async () => {
  const text = words(await personalHtml(accountOverview, '/sections'))
  expect(text).toContain('Namaste, Customer')
  expect(text).toContain('Order 1042 18 November 2026')
})

test('the list says of each order what it came to and where it stands', async () => {
  const text = words(await personalHtml(orderList, '/sections'))
  expect(text).toContain('₹4,397 Shipped')
  expect(text).toContain('₹2,597 Delivered')
})
