// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { leftFor, page, screensOf, within } from '../../../tests/support/screens/screen.tsx'
import { placedOrder } from '../../../tests/support/selling/placed-order.ts'

const app = await testApp()
const { one, two } = app
const openScreen = screensOf(app)

test('an order stands among the latest, waits to be packed, and leads to itself', async () => {
  const id = await placedOrder(one, [await one.product({ name: 'Brass lamp' })])
  const user = await openScreen('/dashboard')
  const toPack = await page().findByRole('link', { name: /orders? to pack$/ })
  expect(toPack.getAttribute('href')).toBe('/admin/orders?status=PLACED')
  expect(page().queryByText(/[∞]|NaN/)).toBeNull()
  const latest = within((await page().findByText('Latest orders')).closest('section') as HTMLElement)
  const [order] = latest.getAllByRole('link', { name: /^#\d+$/ })
  await user.click(order as HTMLElement)
  await expect.poll(() => location.pathname).toBe(`/admin/orders/${id}`)
})

test('the dashboard greets by first name, and names what sells best', async () => {
  await placedOrder(one, [await one.product({ name: 'Best of all bowls' })])
  await openScreen('/dashboard')
  await page().findByRole('heading', { level: 1, name: /, Asha$/ })
  await page().findByText('Best of all bowls')
})

test('the dashboard names what is on wishlists and was not ordered, and leads to the product', async () => {
  await openScreen('/dashboard')
  await page().findByText('Latest orders')
  expect(page().queryByText('Wished for, not bought')).toBeNull()
  const { id, variantIds } = await one.product({ name: 'Longed-for lamp' })
  const keep = async () => {
    const { token } = await one.signIn()
    const body = { productVariantId: variantIds[0] }
    await one.call('POST', '/api/io/crm/cuser/wishlist/add', { token, body })
  }
  await keep()
  await openScreen('/dashboard')
  const wished = () => within(page().getByText('Wished for, not bought').closest('section') as HTMLElement)
  await page().findByText('On one wishlist')
  await keep()
  const user = await openScreen('/dashboard')
  await page().findByText('On 2 wishlists')
  await user.click(wished().getByRole('link', { name: 'Longed-for lamp' }))
  await expect.poll(() => location.pathname).toBe(`/admin/products/${id}`)
})

test('staff without the catalogue reach the page of a best seller in the shop', async () => {
  await placedOrder(one, [await one.product({ name: 'Seen by all' })])
  await openScreen('/dashboard', { as: ['orders'] })
  const link = await page().findByRole('link', { name: 'Seen by all' })
  expect(link.getAttribute('href')).toMatch(/^\/p\//)
})

test('a new site is shown its first steps, which tick themselves', async () => {
  const { token } = await two.signIn({ userType: 'ADMIN' })
  const { revision } = (await two.call('GET', '/api/v1/settings', { token })).body.data
  await two.call('PATCH', '/api/v1/settings', { token, body: { revision, sells: true } })
  await openScreen('/dashboard', { site: two })
  const steps = within((await page().findByText('First steps')).closest('section') as HTMLElement)
  const row = () => steps.getByRole('link', { name: 'Add or change a product' }).closest('li') as HTMLElement
  expect(within(row()).queryByLabelText('Done')).toBeNull()
  const { id } = await two.product()
  const { data } = (await two.call('GET', `/api/v1/products/${id}`, { token })).body
  const variants = data.variants.map((variant: { stock: number }) => ({ ...variant, stockSeen: variant.stock }))
  await two.call('PUT', `/api/v1/products/${id}`, { token, body: { ...data, variants, name: 'Changed' } })
  await openScreen('/dashboard', { site: two })
  const again = within((await page().findByText('First steps')).closest('section') as HTMLElement)
  const done = again.getByRole('link', { name: 'Add or change a product' }).closest('li') as HTMLElement
  within(done).getByLabelText('Done')
})

test('staff are shown the first steps that they may do', async () => {
  const site = await app.addSite('begun')
  await openScreen('/dashboard', { site, as: ['content'] })
  const steps = within((await page().findByText('First steps')).closest('section') as HTMLElement)
  expect(steps.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Publish a change to a page'])
})

test('staff who have nothing to do with orders see no figures of sales', async () => {
  await placedOrder(one, [await one.product()])
  await openScreen('/dashboard', { as: ['content'] })
  await page().findByText('To do')
  expect(page().queryByText('Latest orders')).toBeNull()
  expect(page().queryByRole('link', { name: 'Orders' })).toBeNull()
})

test('a customer is told that the admin is for staff, and a visitor is sent to sign in', async () => {
  await openScreen('/dashboard', { as: await one.signIn() })
  await page().findByRole('heading', { name: 'The admin is for shop staff' })
  await openScreen('/dashboard', { as: 'nobody' })
  await expect.poll(leftFor).toBe('/login?from=%2Fadmin%2Fdashboard')
})

test('an address that leads nowhere says so, and leads to the dashboard', async () => {
  const user = await openScreen('/nowhere')
  await page().findByRole('heading', { name: 'Page not found' })
  await user.click(page().getByRole('link', { name: 'Go to the dashboard' }))
  await page().findByRole('heading', { level: 1, name: /, Asha$/ })
})
