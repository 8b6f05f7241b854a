// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { overHttp } from '../../../tests/support/outside/http.ts'
import { dialog, page, press, screensOf, standardTemplates, within } from '../../../tests/support/screens/screen.tsx'
import { fillSite, loadStarter } from '../../server/modules/over/starters/index.ts'

const app = await testApp({ standardTemplates, pictures: 'starters/pictures' })
const { one } = app
const openScreen = screensOf(app)
const get = await overHttp(app.app)
const noBlog = { authors: [], categories: [], posts: [] }
const isClosed = async () => (await get(one.host, '/')).text.includes('Closed at the moment')

// Shows B190.
test('the site is closed in the settings, and opened from the banner above any screen', async () => {
  const user = await openScreen('/settings/opening')
  await press(user, 'Close the site')
  await press(user, 'Close the site', await dialog())
  await page().findByText('The site is closed')
  expect(await isClosed()).toBe(true)
  const banner = within(await page().findByRole('complementary', { name: 'Not open' }))
  expect((await banner.findByRole('link', { name: 'View site' })).getAttribute('href')).toMatch(/\/preview\/site\//)
  await press(user, 'Open…', banner)
  await press(user, 'Open the site', await dialog())
  await page().findByText('Visitors and search engines see its published pages, and customers can order.')
  await expect.poll(() => page().queryByRole('complementary', { name: 'Not open' })).toBeNull()
  expect(await isClosed()).toBe(false)
})

// Shows B190.
test('staff without the permission see that the site is closed, and no button', async () => {
  const { token } = await one.signIn({ userType: 'ADMIN' })
  await one.call('DELETE', '/api/v1/opening', { token })
  await openScreen('/pages', { as: ['content'] })
  const banner = within(await page().findByRole('complementary', { name: 'Not open' }))
  expect(banner.queryByRole('button')).toBeNull()
  await one.call('POST', '/api/v1/opening', { token })
})

// Shows B190.
test('a new preview link takes the place of the one before', async () => {
  const { token } = await one.signIn({ userType: 'ADMIN' })
  await one.call('DELETE', '/api/v1/opening', { token })
  const user = await openScreen('/settings/opening')
  const link = async () => (await page().findByRole('textbox', { name: 'Link' })).getAttribute('value')
  const before = await link()
  await press(user, 'Make a new link')
  await press(user, 'Make a new link', await dialog())
  await page().findByText('There is a new preview link')
  await expect.poll(link).not.toBe(before)
})

// Shows B191, B192.
test('the dialog names what the starter left, leads to it, and removes the samples with one press', async () => {
  const site = await app.addSite('begun')
  const shop = await loadStarter('shop')
  const few = {
    ...shop,
    products: shop.products.slice(0, 2),
    languages: [],
    settings: { ...shop.settings, languages: [] },
  }
  await fillSite(await site.ctx(), few)
  const { token } = await site.signIn({ userType: 'ADMIN' })
  await site.call('DELETE', '/api/v1/opening', { token })
  const user = await openScreen('/settings/opening', { site, as: { token } })
  await press(user, 'Open…')
  const open = await dialog()
  await open.findByText('2 sample products')
  expect(open.getByRole('button', { name: 'Open all the same' }).matches(':disabled')).toBe(true)
  await press(user, 'Remove all samples', open)
  await expect.poll(() => open.queryByText('2 sample products')).toBeNull()
  await press(user, 'Undo')
  await open.findByText('2 sample products')
  await user.click(open.getByRole('link', { name: 'Products' }))
  await expect.poll(() => page().queryByRole('dialog')).toBeNull()
  await page().findByRole('heading', { level: 1, name: 'Products' })
  await expect.poll(() => page().queryAllByText('Sample').length).toBe(2)
  for (const list of ['/pages', '/blog', '/categories', '/brands']) {
    await openScreen(list, { site, as: { token } })
    await expect.poll(() => page().queryAllByText('Sample').length).toBeGreaterThan(0)
  }
})

// Shows B191.
test('samples are removed from the settings of an open site too', async () => {
  const site = await app.addSite('opened')
  const shop = await loadStarter('shop')
  await fillSite(await site.ctx(), { ...shop, products: shop.products.slice(0, 1), languages: [], blog: noBlog })
  const { token } = await site.signIn({ userType: 'ADMIN' })
  const user = await openScreen('/settings/opening', { site, as: { token } })
  await press(user, 'Remove all samples')
  await page().findByText('Samples removed')
  const { body } = await site.call('GET', '/api/v1/samples', { token })
  expect(body.data.product).toEqual([])
})
