// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import {
  choose,
  dialog,
  page,
  press,
  retype,
  rowOf,
  screensOf,
  within,
} from '../../../tests/support/screens/screen.tsx'

const app = await testApp()
const { one, two } = app
const openScreen = screensOf(app)
const { token } = await one.signIn({ userType: 'ADMIN' })

const read = async (id: string) => (await one.call('GET', `/api/v1/products/${id}`, { token })).body.data
const isInShop = async (path: string) =>
  (await one.call('GET', '/api/public/product', { query: { path } })).status === 200
const chooseAll = async (user: Awaited<ReturnType<typeof openScreen>>) =>
  user.click(page().getByLabelText('Select all on this page'))

/** Opens the fields of price and stock in the row of a product. */
async function openQuickEdit(user: Awaited<ReturnType<typeof openScreen>>, name: string) {
  await rowOf(name)
  const [button] = await page().findAllByRole('button', { name: new RegExp(`Change price and stock of ${name}`) })
  await user.click(button as HTMLElement)
  return dialog()
}

test('products are filtered by what is sold out, and searched by name', async () => {
  await one.product({ name: 'Brass bowl', stock: 0 })
  await one.product({ name: 'Clay bowl' })
  const user = await openScreen('/products')
  await rowOf('Clay bowl')
  await user.selectOptions(page().getByLabelText('Stock'), 'Sold out')
  await expect.poll(() => page().queryByText('Clay bowl')).toBeNull()
  await rowOf('Brass bowl')
  await user.selectOptions(page().getByLabelText('Stock'), 'Stock: all')
  await rowOf('Clay bowl')
  await user.type(page().getByRole('searchbox'), 'Clay')
  await expect.poll(() => page().queryByText('Brass bowl')).toBeNull()
})

test('“Clear search and filters” empties the search and lists all products', async () => {
  await one.product({ name: 'Wooden spoon' })
  const user = await openScreen('/products')
  const search = await page().findByRole('searchbox')
  await user.type(search, 'Unheard of')
  await page().findByText('No results')
  await press(user, 'Clear search and filters')
  await rowOf('Wooden spoon')
  await expect.poll(() => search).toHaveProperty('value', '')
})

test('a product is taken out of the shop from its row, and put back', async () => {
  await one.product({ name: 'Iron pan', path: 'iron-pan' })
  const user = await openScreen('/products?q=Iron')
  await choose(user, await rowOf('Iron pan'), 'Unpublish')
  await within(await rowOf('Iron pan')).findByText('Draft')
  expect(await isInShop('iron-pan')).toBe(false)
  await choose(user, await rowOf('Iron pan'), 'Publish')
  await within(await rowOf('Iron pan')).findByText('Published')
  expect(await isInShop('iron-pan')).toBe(true)
})

test('a product is deleted, and brought back by Undo', async () => {
  await one.product({ name: 'Cane basket', path: 'cane-basket' })
  const user = await openScreen('/products?q=Cane')
  await choose(user, await rowOf('Cane basket'), 'Delete')
  await page().findByText('No results')
  expect(await isInShop('cane-basket')).toBe(false)
  await press(user, 'Undo')
  await rowOf('Cane basket')
  expect(await isInShop('cane-basket')).toBe(true)
})

test('Undo of publishing unpublishes only the products that were drafts before', async () => {
  await one.product({ name: 'Linen towel', path: 'linen-towel' })
  const { id } = await one.product({ name: 'Linen napkin', path: 'linen-napkin' })
  await one.call('POST', '/api/v1/products/status', { token, body: { ids: [id], status: 'DRAFT' } })
  const user = await openScreen('/products?q=Linen')
  await rowOf('Linen towel')
  await chooseAll(user)
  await press(user, 'Publish')
  await page().findByText('2 products published')
  expect(await isInShop('linen-napkin')).toBe(true)
  await press(user, 'Undo')
  await page().findByText('Undone')
  expect([await isInShop('linen-towel'), await isInShop('linen-napkin')]).toEqual([true, false])
})

// Shows B220.
test('Undo of publishing, and of its opposite, gives a scheduled product its time back', async () => {
  const { id } = await one.product({ name: 'Hemp rug', path: 'hemp-rug' })
  const product = async () => (await one.call('GET', `/api/v1/products/${id}`, { token })).body.data
  const before = { status: 'SCHEDULED', publishAt: '2099-01-01T04:30:00.000Z' }
  await one.call('POST', '/api/v1/products/statuses', { token, body: { products: [{ id, ...before }] } })
  const { id: other } = await one.product({ name: 'Coir rug' })
  const again = () =>
    one.call('POST', '/api/v1/products/status', { token, body: { ids: [other], status: 'PUBLISHED' } })
  expect((await again()).body.data.before).toEqual([])
  for (const act of ['Publish', 'Unpublish']) {
    const user = await openScreen('/products?q=Hemp')
    await rowOf('Hemp rug')
    await chooseAll(user)
    await press(user, act)
    await page().findByText(/^1 product (un)?published$/)
    expect((await product()).status).not.toBe('SCHEDULED')
    await press(user, 'Undo')
    await page().findByText('Undone')
    expect(await product()).toMatchObject(before)
  }
})

// Shows B44.
test('prices of several products are changed together, seen before, and undone after', async () => {
  const { id } = await one.product({ name: 'Jute mat', price: 50_000, mrp: 60_000 })
  const user = await openScreen('/products?q=Jute')
  await rowOf('Jute mat')
  await chooseAll(user)
  await press(user, 'Change prices…')
  const prices = await dialog()
  const percent = await prices.findByLabelText(/^Percent/)
  await retype(user, percent, '30')
  await prices.findByText('The MRP can’t be lower than the price.')
  expect(prices.getByRole('button', { name: 'Change 1 price' })).toHaveProperty('disabled', true)
  await retype(user, percent, '10')
  await prices.findByText('₹550')
  await press(user, 'Change 1 price', prices)
  await page().findByText('Prices of 1 product changed')
  expect((await read(id)).variants[0].price).toBe(55_000)
  await press(user, 'Undo')
  await expect.poll(async () => (await read(id)).variants[0].price).toBe(50_000)
})

test('products are put into a category together, seen before, and undone after', async () => {
  const { id } = await one.product({ name: 'Silk stole' })
  const body = { title: 'Stoles', path: 'stoles' }
  const other = (await one.call('POST', '/api/v1/categories', { token, body })).body.data._id
  const before = (await read(id)).categoryIds
  const user = await openScreen('/products?q=Silk')
  await rowOf('Silk stole')
  await chooseAll(user)
  await press(user, 'Change categories…')
  const categories = await dialog()
  await user.selectOptions(await categories.findByLabelText('How'), 'Make it the main category')
  await user.selectOptions(categories.getByLabelText(/^Category/), other)
  await categories.findByText('Stoles', { selector: 'td *' })
  await press(user, 'Change 1 product', categories)
  await expect.poll(async () => (await read(id)).categoryIds).toEqual([other, ...before])
  await press(user, 'Undo')
  await expect.poll(async () => (await read(id)).categoryIds).toEqual(before)
})

test('price and stock of a product are changed in the list, in one press for both', async () => {
  const { id } = await one.product({ name: 'Sisal mat', price: 50_000, mrp: 60_000, stock: 7 })
  const user = await openScreen('/products?q=Sisal')
  const edit = await openQuickEdit(user, 'Sisal mat')
  await retype(user, edit.getByLabelText('Stock'), '12')
  await retype(user, edit.getByLabelText('Price'), '450')
  await press(user, 'Save', edit)
  await page().findByText('Price and stock saved')
  expect((await read(id)).variants).toMatchObject([{ price: 45_000, mrp: 60_000, stock: 12 }])
  await page().findByText('₹450', { selector: 'tr *' })
})

test('“Cancel” saves nothing of what was typed into price and stock in the list, and a price of nothing is asked for once', async () => {
  const { id } = await one.product({ name: 'Cane stool', price: 50_000 })
  const user = await openScreen('/products?q=Cane')
  const stored = async () => (await read(id)).variants[0].price as number
  const first = await openQuickEdit(user, 'Cane stool')
  await retype(user, first.getByLabelText('Price'), '450')
  await press(user, 'Cancel', first)
  await expect.poll(() => page().queryByRole('dialog')).toBeNull()
  const edit = await openQuickEdit(user, 'Cane stool')
  await retype(user, edit.getByLabelText('Price'), '0')
  await press(user, 'Save', edit)
  await edit.findByText(/^The price is 0\./)
  expect(await stored()).toBe(50_000)
  await press(user, 'Save', edit)
  await expect.poll(stored).toBe(0)
})

test('a shop without products says how one is added', async () => {
  await openScreen('/products', { site: two })
  await page().findByText('There are no products yet')
})

test('staff who may only look see products, and can neither choose nor change them', async () => {
  await one.product({ name: 'Stone mortar' })
  await openScreen('/products?q=Stone', { as: ['view'] })
  expect(within(await rowOf('Stone mortar')).queryByRole('button')).toBeNull()
  expect(page().queryByLabelText('Select all on this page')).toBeNull()
  await openScreen('/products', { as: ['orders'] })
  await page().findByText('You do not have permission to see this')
})

async function setGst(gst: { number: string; state: string }): Promise<void> {
  const { revision } = (await one.call('GET', '/api/v1/settings', { token })).body.data
  await one.call('PATCH', '/api/v1/settings', { token, body: { revision, gst } })
}

// Shows B208.
test('in a shop with a GSTIN publishing asks about a missing HSN code: once to go back, once to go on', async () => {
  const { id } = await one.product({ name: 'Untaxed tray' })
  const stored = await read(id)
  const variants = stored.variants.map((variant: { stock: number }) => ({ ...variant, stockSeen: variant.stock }))
  const body = { ...stored, variants, hsn: '', status: 'DRAFT' }
  expect((await one.call('PUT', `/api/v1/products/${id}`, { token, body })).status).toBe(200)
  await setGst({ number: '27AAPFU0939F1ZV', state: 'Maharashtra' })
  const user = await openScreen('/products?q=Untaxed')
  await choose(user, await rowOf('Untaxed tray'), 'Publish')
  await (await dialog()).findByText(/^HSN code( or GST rate)? missing for “Untaxed tray”/)
  await press(user, 'Cancel', await dialog())
  await expect.poll(() => page().queryByRole('dialog')).toBeNull()
  expect((await read(id)).status).toBe('DRAFT')
  await choose(user, await rowOf('Untaxed tray'), 'Publish')
  await press(user, 'Publish anyway', await dialog())
  await expect.poll(async () => (await read(id)).status).toBe('PUBLISHED')
  await setGst({ number: '', state: '' })
})

// Shows B252.
test.each([
  ['CSV, for any spreadsheet', 'text/csv'],
  ['Excel workbook', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
])('all products are saved as a file: %s', async (format, type) => {
  const name = `Hat as ${type}`
  await one.product({ name })
  const user = await openScreen('/products')
  await rowOf(name)
  const saved = vi.spyOn(URL, 'createObjectURL')
  await press(user, 'Export')
  await user.click(await page().findByRole('menuitem', { name: format }))
  await expect.poll(() => saved.mock.calls).toHaveLength(1)
  const [file] = saved.mock.lastCall ?? []
  expect((file as Blob).type).toContain(type)
  await page().findByRole('button', { name: 'Export' })
})
