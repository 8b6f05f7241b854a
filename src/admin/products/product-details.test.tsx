// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { dialog, enterTime, page, press, retype, screensOf } from '../../../tests/support/screens/screen.tsx'

const app = await testApp()
const { one } = app
const openScreen = screensOf(app)
const { token } = await one.signIn({ userType: 'ADMIN' })

const read = async (id: string) => (await one.call('GET', `/api/v1/products/${id}`, { token })).body.data
type User = Awaited<ReturnType<typeof openScreen>>

/** Opens the part of the form in which a field is. */
function open(field: HTMLElement): void {
  const part = field.closest('details')
  if (part) part.open = true
}

async function save(user: User): Promise<void> {
  await press(user, 'Save')
  await page().findByText('Product saved')
  await expect.poll(() => page().queryByText('Unsaved changes')).toBeNull()
}

// Shows B151.
test('a sale has a lower price, and its times are those of the site’s zone', async () => {
  const { id } = await one.product({ price: 50_000, mrp: 60_000 })
  const user = await openScreen(`/products/${id}`)
  const price = await page().findByRole('textbox', { name: 'Sale price' })
  open(price)
  await retype(user, price, '500')
  await press(user, 'Save')
  await page().findByText('The sale price is lower than the price.')
  await retype(user, price, '450')
  enterTime(page().getByLabelText('Sale begins'), '2099-01-02T00:00')
  enterTime(page().getByLabelText('Sale ends'), '2099-01-02T00:00')
  await press(user, 'Save')
  await page().findByText('The sale ends after it begins.')
  enterTime(page().getByLabelText('Sale ends'), '2099-01-08T00:00')
  await save(user)
  expect((await read(id)).variants[0]).toMatchObject({
    ...{ price: 50_000, salePrice: 45_000 },
    ...{ saleFrom: '2099-01-01T18:30:00.000Z', saleUntil: '2099-01-07T18:30:00.000Z' },
  })
  expect(page().getByText(/^Sale: /).textContent).toBe('Sale: ₹450')
  for (const field of ['Sale begins', 'Sale ends']) enterTime(page().getByLabelText(field), '')
  await user.clear(price)
  await save(user)
  expect((await read(id)).variants[0]).toMatchObject({ salePrice: null, saleFrom: null, saleUntil: null })
})

test('measures of a variant are kept and said in its line, and are none once they are emptied', async () => {
  const { id } = await one.product()
  const user = await openScreen(`/products/${id}`)
  const weight = await page().findByLabelText('Weight in grams')
  open(weight)
  await retype(user, weight, '1500')
  for (const [label, value] of Object.entries({ Length: '300', Width: '200', Height: '40' }))
    await retype(user, page().getByLabelText(`${label} in mm`), value)
  await page().findByText('1,500 g · 300 × 200 × 40 mm')
  await save(user)
  expect((await read(id)).variants[0]).toMatchObject({ weight: 1500, length: 300, width: 200, height: 40 })
  await user.clear(weight)
  await save(user)
  expect((await read(id)).variants[0]).toMatchObject({ weight: null, length: 300 })
})

test('a rate from a date on needs its date, and is taken off again', async () => {
  const { id } = await one.product()
  const user = await openScreen(`/products/${id}`)
  await press(user, 'Add a date')
  const rate = await page().findByLabelText('GST rate 1')
  await press(user, 'Save')
  await page().findByText('Check the marked fields.')
  enterTime(page().getByLabelText('Date of rate 1'), '2099-04-01')
  await user.selectOptions(rate, '18%')
  await save(user)
  expect((await read(id)).gstChanges).toEqual([{ from: '2099-04-01', rate: 18 }])
  await press(user, 'Remove rate 1')
  await save(user)
  expect((await read(id)).gstChanges).toEqual([])
})

// Shows B149.
test('the particulars required by law are kept as entered', async () => {
  const { id } = await one.product()
  const user = await openScreen(`/products/${id}`)
  const [quantity] = await page().findAllByLabelText('Net quantity')
  if (!quantity) throw new Error('there is no net quantity')
  const own = [...page().getAllByLabelText('Net quantity')].find((field) => !field.closest('details')) ?? quantity
  await retype(user, own, '0.5')
  await user.selectOptions(page().getByLabelText('Unit'), 'kg')
  await user.selectOptions(page().getByLabelText('Country of origin'), 'India')
  await user.selectOptions(page().getByLabelText('Who answers for it'), 'Packer')
  await retype(user, page().getByLabelText('Name and address'), 'Kosi Looms, Bhagalpur')
  await retype(user, page().getByLabelText('Consumer care'), 'Asha, 1800 000 000')
  await save(user)
  expect(await read(id)).toMatchObject({
    ...{ netQuantity: 0.5, netUnit: 'kg', countryOfOrigin: 'IN', makerRole: 'PACKER' },
    ...{ maker: 'Kosi Looms, Bhagalpur', consumerCare: 'Asha, 1800 000 000' },
  })
  await user.clear(own)
  await user.selectOptions(page().getByLabelText('Country of origin'), 'Not stated')
  await save(user)
  expect(await read(id)).toMatchObject({ netQuantity: null, countryOfOrigin: '' })
})

test('tags are small letters, each once', async () => {
  const { id } = await one.product()
  const user = await openScreen(`/products/${id}`)
  const tags = await page().findByLabelText('Tags')
  await user.type(tags, 'Summer, handloom , summer,')
  await user.tab()
  await expect.poll(() => (tags as HTMLInputElement).value).toBe('summer, handloom')
  await save(user)
  expect((await read(id)).tags).toEqual(['summer', 'handloom'])
})

test('details are rows of a name and a value, and one without its name is refused in its row', async () => {
  const { id } = await one.product()
  const user = await openScreen(`/products/${id}`)
  await press(user, 'Add detail')
  const name = await page().findByLabelText('Name of detail 1')
  await user.type(page().getByLabelText('Value of detail 1'), 'Cotton')
  await press(user, 'Save')
  await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true')
  const described = name.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe('Enter a name.')
  await user.type(name, 'Material')
  await press(user, 'Add detail')
  await user.type(await page().findByLabelText('Name of detail 2'), 'Care')
  await user.type(page().getByLabelText('Value of detail 2'), 'By hand')
  await press(user, 'Remove detail 1')
  await save(user)
  expect((await read(id)).facts).toEqual([{ name: 'Care', value: 'By hand' }])
})

test('another category is made the main one, and the last one is not given up', async () => {
  const body = { title: 'Stoles', path: 'stoles' }
  const other = (await one.call('POST', '/api/v1/categories', { token, body })).body.data._id
  const { id } = await one.product({ category: 'wraps' })
  const [main] = (await read(id)).categoryIds
  const user = await openScreen(`/products/${id}`)
  await page().findByRole('button', { name: 'Remove from wraps' })
  await user.selectOptions(page().getByLabelText(/^Categories/), other)
  await press(user, 'Make Stoles the main category')
  await save(user)
  expect((await read(id)).categoryIds).toEqual([other, main])
  await press(user, 'Remove from Stoles')
  await press(user, 'Remove from wraps')
  await press(user, 'Save')
  await page().findByText('Choose a category.')
  expect((await read(id)).categoryIds).toEqual([other, main])
})

// Shows B152.
test('a scheduled product needs its time', async () => {
  const { id } = await one.product()
  const user = await openScreen(`/products/${id}`)
  const status = await page().findByLabelText('Status')
  expect(page().queryByLabelText(/^Date and time/)).toBeNull()
  await user.selectOptions(status, 'Scheduled')
  await press(user, 'Save')
  const time = await page().findByLabelText(/^Date and time/)
  await expect.poll(() => time.getAttribute('aria-invalid')).toBe('true')
  enterTime(time, '2099-03-31T09:00')
  await save(user)
  expect(await read(id)).toMatchObject({ status: 'SCHEDULED', publishAt: '2099-03-31T03:30:00.000Z' })
})

test('a brand that is added here is the product’s', async () => {
  const { id } = await one.product()
  const user = await openScreen(`/products/${id}`)
  await press(user, 'Add a brand')
  const adding = await dialog()
  await user.type(adding.getByLabelText(/^Name/), 'Kosi Looms')
  expect(adding.getByLabelText(/^URL/)).toHaveProperty('value', 'kosi-looms')
  await press(user, 'Add brand', adding)
  const brand = page().getByLabelText<HTMLSelectElement>('Brand')
  await expect.poll(() => brand.selectedOptions[0]?.textContent).toBe('Kosi Looms')
  await save(user)
  expect((await read(id)).brandId).toBe(brand.value)
  await user.selectOptions(brand, 'No brand')
  await save(user)
  expect((await read(id)).brandId).toBeNull()
})

test('a product that goes well with it is found by its name, and never the product itself', async () => {
  const { id: other } = await one.product({ name: 'Lamp oil' })
  const { id } = await one.product({ name: 'Lamp of brass' })
  const user = await openScreen(`/products/${id}`)
  await user.click(await page().findByLabelText('Add a product'))
  await user.type(await page().findByPlaceholderText('Search products'), 'Lamp')
  await user.click(await page().findByRole('option', { name: /^Lamp oil/ }))
  expect(page().queryByRole('option', { name: /^Lamp of brass/ })).toBeNull()
  await save(user)
  expect((await read(id)).complementIds).toEqual([other])
  await press(user, 'Remove Lamp oil')
  await save(user)
  expect((await read(id)).complementIds).toEqual([])
})

// Shows B314.
test('saving by Enter leaves the focus where it was, in a list of fields too', async () => {
  const { id } = await one.product()
  const user = await openScreen(`/products/${id}`)
  await retype(user, await page().findByRole('textbox', { name: 'Price' }), '450')
  await user.keyboard('{Enter}')
  await page().findByText('Product saved')
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('variants.0.price')
  await press(user, 'Add detail')
  await user.type(await page().findByLabelText('Name of detail 1'), 'Material{Enter}')
  await expect.poll(async () => (await read(id)).facts).toEqual([{ name: 'Material', value: '' }])
  await expect.poll(() => page().queryByText('Unsaved changes')).toBeNull()
  expect(document.activeElement?.getAttribute('name')).toBe('facts.0.name')
})
