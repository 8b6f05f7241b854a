// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { page, press, retype, screensOf, within } from '../../../tests/support/screens/screen.tsx'

const app = await testApp()
const openScreen = screensOf(app)

const rooms = async () => {
  const bars = await page().findAllByRole('navigation', { name: 'Admin' })
  const [bar] = bars
  if (!bar) throw new Error('there is no side bar')
  await within(bar).findByText('Settings')
  return within(bar)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
}

// Shows B193.
test('a site that sells nothing has no rooms of a shop, no sales and no step that cannot be done', async () => {
  const site = await app.addSite('clinic')
  await openScreen('/dashboard', { site })
  await page().findByText('Use your own domain')
  expect(await rooms()).toEqual(
    expect.not.arrayContaining(['Orders', 'Products', 'Categories', 'Collections', 'Brands', 'Reviews']),
  )
  expect(page().queryByText(/Sales/)).toBeNull()
  for (const step of ['Add or change a product', 'Take payments online']) expect(page().queryByText(step)).toBeNull()
})

// Shows B193.
test('the rooms of a shop come by a switch in the settings', async () => {
  const site = await app.addSite('studio')
  const user = await openScreen('/settings/selling/goods', { site })
  await user.click(await page().findByRole('checkbox', { name: 'This site sells' }))
  await press(user, 'Save')
  await expect.poll(rooms).toContain('Orders')
  await openScreen('/dashboard', { site })
  await page().findByText('Add or change a product')
})

// Shows B193.
test('the rooms of a shop come with its first product, and their addresses work before', async () => {
  const site = await app.addSite('potter')
  await openScreen('/products', { site })
  await page().findByRole('heading', { level: 1, name: 'Products' })
  expect(await rooms()).not.toContain('Products')
  await site.product()
  await openScreen('/settings/selling/goods', { site })
  await expect.poll(rooms).toContain('Products')
  expect(page().queryByRole('checkbox', { name: 'This site sells' })).toBeNull()
})

// Shows B193.
test('the side bar becomes that of a shop as soon as the first product is saved in its form', async () => {
  const site = await app.addSite('weaver')
  const { token } = await site.signIn({ userType: 'ADMIN' })
  await site.call('POST', '/api/v1/categories', { token, body: { title: 'Rugs', path: 'rugs', parentId: null } })
  const user = await openScreen('/products/new', { site })
  await retype(user, await page().findByRole('textbox', { name: 'Name' }), 'Cotton rug')
  await user.selectOptions(page().getByLabelText(/^Categories/), await page().findByRole('option', { name: 'Rugs' }))
  await retype(user, page().getByRole('textbox', { name: 'Price' }), '900')
  await retype(user, page().getByRole('textbox', { name: 'MRP' }), '1000')
  expect(await rooms()).not.toContain('Products')
  await press(user, 'Save')
  await page().findByText('Product added')
  await expect.poll(rooms).toContain('Products')
})
