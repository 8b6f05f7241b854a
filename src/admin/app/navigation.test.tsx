// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { choose, dialog, page, press, rowOf, screensOf, within } from '../../../tests/support/screens/screen.tsx'
import { placedOrder } from '../../../tests/support/selling/placed-order.ts'
import { newUtr, payingByUpi, upiShop } from '../../../tests/support/selling/upi.ts'

const app = await testApp()
const openScreen = screensOf(app)

const sideBar = async () => {
  const [bar] = await page().findAllByRole('navigation', { name: 'Admin' })
  if (!bar) throw new Error('There is no side bar.')
  return within(bar)
}
const shopOf = async (name: string) => {
  const site = await app.addSite(name)
  return { site, product: await site.product({ name: 'Brass lamp', stock: 50 }) }
}
const write = (site: { call: typeof app.one.call }, customerName: string) =>
  site.call('POST', '/api/io/crm/admin/public/contact', {
    body: { customerName, customerContact: '9829041122', customerEmail: 'asha@example.com', message: 'Is it brass?' },
  })

// Shows B224.
test('the side bar counts new orders in figures and in words, and no area without arrivals', async () => {
  const { site, product } = await shopOf('counted-orders')
  await placedOrder(site, [product])
  await placedOrder(site, [product])
  await openScreen('/pages', { site })
  const link = await (await sideBar()).findByRole('link', { name: 'Orders, 2 new' })
  expect([...link.querySelectorAll('[aria-hidden]')].map(({ textContent }) => textContent).join('')).toBe('Orders2')
  for (const name of ['Inbox', 'Products', 'Reviews', 'Comments']) (await sideBar()).getByRole('link', { name })
})

// Shows B224.
test('UPI payments to check and replacements to send count among the orders, orders that are packed do not', async () => {
  const { site, product } = await shopOf('counted-kinds')
  await upiShop(app, site)
  await (await payingByUpi(site)).enter(newUtr())
  const delivered = await placedOrder(site, [product])
  const packed = await placedOrder(site, [product])
  await app.owner.query(
    "update orders set status = case when id = $1 then 'PACKED' else 'DELIVERED' end where id in ($1, $2)",
    [packed, delivered],
  )
  await app.owner.query(
    `insert into order_returns (site_id, order_id, state, outcome, pieces_amount) values ($1, $2, 'RECEIVED', 'REPLACEMENT', 0)`,
    [site.id, delivered],
  )
  await openScreen('/pages', { site })
  await (await sideBar()).findByRole('link', { name: 'Orders, 1 replacement to send, 1 UPI payment to check' })
})

// Shows B224.
test('a message that is done leaves the count at once', async () => {
  const { site } = await shopOf('counted-messages')
  for (const name of ['Asha Rao', 'Bina Rao']) await write(site, name)
  const user = await openScreen('/inbox', { site })
  await (await sideBar()).findByRole('link', { name: 'Inbox, 2 new' })
  await user.click(await page().findByRole('link', { name: 'Asha Rao' }))
  await press(user, 'Mark as done')
  await (await sideBar()).findByRole('link', { name: 'Inbox, 1 new' })
  await user.click((await sideBar()).getByRole('link', { name: 'Inbox, 1 new' }))
  await user.click(await page().findByRole('link', { name: 'Bina Rao' }))
  await press(user, 'Mark as done')
  await (await sideBar()).findByRole('link', { name: 'Inbox' })
})

// Shows B356.
test('a list that is opened again has what a colleague has added meanwhile', async () => {
  const { site } = await shopOf('opened-again')
  const user = await openScreen('/products', { site })
  await rowOf('Brass lamp')
  await user.click((await sideBar()).getByRole('link', { name: 'Reviews' }))
  await page().findByRole('heading', { level: 1, name: 'Reviews' })
  await site.product({ name: 'Clay lamp' })
  await user.click((await sideBar()).getByRole('link', { name: 'Products' }))
  await rowOf('Clay lamp')
})

test('a link back to the list is not taken for the current page', async () => {
  const { site } = await shopOf('back-to-list')
  await openScreen('/products/new', { site })
  await page().findByRole('heading', { level: 1, name: 'New product' })
  const areas = (await sideBar()).getAllByRole('link', { current: 'page' })
  expect(areas.map(({ textContent }) => textContent)).toEqual(['Products'])
  expect(page().getAllByRole('link', { current: 'page' })).toEqual(areas)
})

// Shows B224.
test('a deleted product leaves the count of those that run low', async () => {
  const { site } = await shopOf('counted-products')
  await site.product({ name: 'Clay cup', stock: 1 })
  await site.product({ name: 'Clay bowl', stock: 0 })
  const user = await openScreen('/products', { site })
  await (await sideBar()).findByRole('link', { name: 'Products, 2 running low' })
  await choose(user, await rowOf('Clay cup'), /^Delete/)
  await (await sideBar()).findByRole('link', { name: 'Products, 1 running low' })
})

// Shows B224.
test('messages that arrive meanwhile are counted when the window gets focus again', async () => {
  const { site } = await shopOf('counted-focus')
  await openScreen('/pages', { site })
  await (await sideBar()).findByRole('link', { name: 'Inbox' })
  await write(site, 'Asha Rao')
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await (await sideBar()).findByRole('link', { name: 'Inbox, 1 new' })
})

// Shows B224.
test('staff see counts of what they may act on alone, in the menu of a phone too', async () => {
  const { site, product } = await shopOf('counted-rights')
  await placedOrder(site, [product])
  await write(site, 'Asha Rao')
  const user = await openScreen('/orders', { site, as: ['handleOrders', 'orders'] })
  await (await sideBar()).findByRole('link', { name: 'Orders, 1 new' })
  expect((await sideBar()).queryByRole('link', { name: /^Inbox/ })).toBeNull()
  await user.click(page().getByRole('button', { name: 'Menu' }))
  ;(await dialog()).getByRole('link', { name: 'Orders, 1 new' })
  await openScreen('/orders', { site, as: ['view'] })
  await (await sideBar()).findByRole('link', { name: 'Inbox' })
  ;(await sideBar()).getByRole('link', { name: 'Orders' })
})
