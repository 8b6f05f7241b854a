// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { overHttp } from '../../../tests/support/outside/http.ts'
import {
  dialog,
  page,
  press,
  retype,
  screensOf,
  standardTemplates,
  within,
} from '../../../tests/support/screens/screen.tsx'

const app = await testApp({ standardTemplates })
const { one } = app
const openScreen = screensOf(app)
const get = await overHttp(app.app)
const { token } = await one.signIn({ userType: 'ADMIN' })

const read = async (id: string) => (await one.call('GET', `/api/v1/products/${id}`, { token })).body.data
type User = Awaited<ReturnType<typeof openScreen>>
const more = async (user: User, item: string) => {
  await press(user, 'More actions')
  await user.click(await page().findByRole('menuitem', { name: item }))
}

test('a product says to search engines what it is told', async () => {
  const { id } = await one.product({ path: 'told' })
  const user = await openScreen(`/products/${id}`)
  const title = await page().findByText('Search engines')
  const engines = within(title.closest('section') as HTMLElement)
  await retype(user, engines.getByLabelText('Title'), 'The only bowl you need')
  await retype(user, engines.getByLabelText('Description'), 'Turned by hand.')
  await press(user, 'Save')
  await page().findByText('Product saved')
  const { text } = await get(one.host, '/p/told')
  expect(text).toMatch(/<title>The only bowl you need/)
  expect(text).toContain('content="Turned by hand."')
})

test('no two parts of the form have one name', async () => {
  const { id } = await one.product()
  await openScreen(`/products/${id}`)
  await page().findByText('Sale, measures and barcode')
  const names = [...document.querySelectorAll('main h2, main summary')].map(({ firstChild }) =>
    String(firstChild?.textContent),
  )
  expect(names).toContain('Details')
  expect(names.filter((name) => /details/i.test(name))).toEqual(['Details'])
  expect(new Set(names).size).toBe(names.length)
})

test('a product is duplicated as a draft, whose status says who will see it', async () => {
  const { id } = await one.product({ name: 'Kansa bowl' })
  const user = await openScreen(`/products/${id}`)
  await page().findByRole('heading', { level: 1, name: 'Kansa bowl' })
  await more(user, 'Duplicate')
  await page().findByRole('heading', { level: 1, name: 'Kansa bowl (copy)' })
  await page().findByText('Only staff see it.')
  await user.selectOptions(page().getByLabelText('Status'), 'Published')
  await page().findByText('Customers see it in the shop once you save.')
  await press(user, 'Discard')
  await expect.poll(() => page().getByLabelText<HTMLSelectElement>('Status').value).toBe('DRAFT')
})

test('a price that is too large is refused at its field, and a price of nothing asks once', async () => {
  const { id } = await one.product({ price: 50_000 })
  const user = await openScreen(`/products/${id}`)
  const price = await page().findByRole('textbox', { name: 'Price' })
  await retype(user, price, '99999999999999')
  await press(user, 'Save')
  await page().findByText(/This amount is too large/)
  await retype(user, price, '0')
  await press(user, 'Save')
  await press(user, 'Cancel', await dialog())
  expect((await read(id)).variants[0].price).toBe(50_000)
  await press(user, 'Save')
  await press(user, 'Save with ₹0', await dialog())
  await page().findByText('Product saved')
  expect((await read(id)).variants[0].price).toBe(0)
})

test('stock that is corrected stands in the history of the stock', async () => {
  const { id } = await one.product({ stock: 7 })
  const user = await openScreen(`/products/${id}`)
  await retype(user, await page().findByRole('spinbutton', { name: 'Stock' }), '5')
  await press(user, 'Save')
  await page().findByText('Product saved')
  await more(user, 'Stock history')
  const rows = await (await dialog()).findAllByRole('row')
  expect(rows).toHaveLength(3)
  expect(rows[1]?.textContent).toMatch(/Stock taken off.*−2/)
  expect(rows[2]?.textContent).toContain('+7')
})

test('a change of stock stands once in its history, though something was sold before older ones were shown', async () => {
  const { id } = await one.product({ stock: 100 })
  const move = (from: number, to: number) =>
    app.owner.query(
      `insert into stock_moves (site_id, variant_id, quantity, reason)
       select site_id, id, -1, 'RESERVED' from variants, generate_series($2::int, $3::int) where product_id = $1`,
      [id, from, to],
    )
  await move(1, 29)
  const user = await openScreen(`/products/${id}`)
  await more(user, 'Stock history')
  const history = await dialog()
  await expect.poll(() => history.getAllByRole('row')).toHaveLength(26)
  await move(1, 3)
  await press(user, 'Show older', history)
  // 25 and 8: the three rows that came twice stand once, and those sold meanwhile come with the next look at it.
  await expect.poll(() => history.getAllByRole('row')).toHaveLength(31)
})

test('a new product gets its address from its name, and is refused without a category', async () => {
  const user = await openScreen('/products/new')
  await retype(user, await page().findByRole('textbox', { name: 'Name' }), 'Copper jug')
  await expect.poll(() => page().getByRole<HTMLInputElement>('textbox', { name: 'URL' }).value).toBe('copper-jug')
  await press(user, 'Save')
  await page().findByText('Check the marked fields.')
  expect((await one.call('GET', '/api/v1/products', { token, query: { q: 'Copper jug' } })).body.total).toBe(0)
})

test('a product that is not saved is not left without a question', async () => {
  const { id } = await one.product({ name: 'Reed mat' })
  const user = await openScreen(`/products/${id}`)
  const name = await page().findByRole('textbox', { name: 'Name' })
  await retype(user, name, 'Never saved')
  await page().findByText('Unsaved changes')
  await user.click(page().getByRole('link', { name: 'Orders' }))
  await press(user, 'Stay', await dialog())
  expect(name).toHaveProperty('value', 'Never saved')
})

// Shows B207.
test('SKUs of all variants are set from one beginning, and made where they are left empty', async () => {
  const options = [{ name: 'Size', values: ['S', 'M'] }]
  const variants = ['S', 'M'].map((Size) => ({
    sku: `old-${Size}`,
    options: { Size },
    price: 50_000,
    mrp: 60_000,
    stock: 1,
  }))
  const { id } = await one.product({ name: 'Set Kurta', options, variants })
  const user = await openScreen(`/products/${id}`)
  await press(user, 'Set for all…')
  const filling = await dialog()
  await retype(user, filling.getByLabelText('SKU begins with'), 'KN7')
  await press(user, 'Set for all', filling)
  const [, second] = await page().findAllByRole('textbox', { name: 'SKU' })
  if (!second) throw new Error('there is one variant')
  await user.clear(second)
  await press(user, 'Save')
  await page().findByText('Product saved')
  expect((await read(id)).variants).toMatchObject([{ sku: 'KN7-S' }, { sku: 'KN7-M' }])
})

// Shows B208.
test('a new product begins with the HSN code and rate of its category, until they are entered', async () => {
  const { id } = await one.product({ category: 'taxed', gstRate: 18 })
  const stored = await read(id)
  const variants = stored.variants.map((variant: { stock: number }) => ({ ...variant, stockSeen: variant.stock }))
  await one.call('PUT', `/api/v1/products/${id}`, { token, body: { ...stored, variants, hsn: '6911' } })
  const user = await openScreen('/products/new')
  const hsn = await page().findByLabelText<HTMLInputElement>('HSN code')
  const rate = page().getByLabelText<HTMLSelectElement>('GST rate')
  expect([hsn.value, rate.value]).toEqual(['', ''])
  await user.selectOptions(page().getByLabelText(/^Categories/), await page().findByRole('option', { name: 'taxed' }))
  await expect.poll(() => [hsn.value, rate.value]).toEqual(['6911', '18'])
  await user.selectOptions(rate, '0%')
  expect(rate.value).toBe('0')
})
