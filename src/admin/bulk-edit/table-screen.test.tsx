// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { dialog, page, press, screensOf, within } from '../../../tests/support/screens/screen.tsx'
import { asForm } from '../../../tests/support/selling/owned-catalogue.ts'

const app = await testApp()
const { one } = app
const openScreen = screensOf(app)
const { token } = await one.signIn({ userType: 'ADMIN' })

type Stored = { name: string; price: number; weight: number | null; stock: number }

/** Products that are found so, as the shop has them, each with one variant. */
async function stored(q: string): Promise<Stored[]> {
  const { body } = await one.call('GET', '/api/v1/products/grid', { token, query: { q, p: '0', s: '200' } })
  type Row = { name: string; variants: [Omit<Stored, 'name'>] }
  return body.data.map(({ name, variants: [{ price, weight, stock }] }: Row) => ({ name, price, weight, stock }))
}

/** Products of this kind, in the table of variants. */
async function table(kind: string, count = 2) {
  for (let number = 1; number <= count; number++) await one.product({ name: `${kind} ${number}` })
  const user = await openScreen(`/products/table?q=${kind}&sort=name&order=ascend`)
  await page().findByRole('grid')
  return user
}

/** The cell of a product below a heading. */
async function cell(name: string, heading: string): Promise<HTMLElement> {
  const headings = await page().findAllByRole('columnheader')
  const at = headings.findIndex(({ textContent }) => textContent === heading)
  const row = (await page().findAllByRole('row')).find(
    (row) => within(row).queryByRole('rowheader')?.textContent === name,
  )
  const found = row?.children[at]
  if (!(found instanceof HTMLElement)) throw new Error(`there is no ${heading} of ${name}`)
  return found
}

const chosen = () =>
  page()
    .getAllByRole('gridcell')
    .filter((one) => one.getAttribute('aria-selected') === 'true')

test('a price is typed, saved and saved again, each time over what is stored by then', async () => {
  const user = await table('Bowl')
  for (const price of ['450', '475']) {
    await user.click(await cell('Bowl 1', 'Price'))
    await user.keyboard(`${price}{Enter}`)
    await page().findByText('Unsaved changes of 1 product')
    await press(user, 'Save')
    await expect.poll(() => page().queryByText('Unsaved changes of 1 product')).toBeNull()
    expect((await cell('Bowl 1', 'Price')).textContent).toBe(price)
    expect((await stored('Bowl')).map(({ price }) => price).sort()).toEqual([Number(price) * 100, 50_000])
  }
})

// Shows B155.
test('Ctrl S saves what is being typed into a cell, on a keyboard of any script', async () => {
  const user = await table('Ladle', 1)
  await user.click(await cell('Ladle 1', 'Weight (g)'))
  await user.keyboard('140')
  const field = await page().findByLabelText('Weight (g) of Ladle 1')
  fireEvent.keyDown(field, { key: 'े', code: 'KeyS', ctrlKey: true })
  await page().findByText('1 product saved')
  expect((await stored('Ladle')).map(({ weight }) => weight)).toEqual([140])
  expect((await cell('Ladle 1', 'Weight (g)')).textContent).toBe('140')
})

// Shows B155.
test('text typed while cells are being saved stays, and is saved by the next press', async () => {
  const user = await table('Kadhai', 1)
  await user.click(await cell('Kadhai 1', 'Weight (g)'))
  await user.keyboard('900{Enter}')
  const send = fetch
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (init.method === 'POST' && address.endsWith('/products/grid')) await held
    return send(address, init)
  })
  fireEvent.click(page().getByRole('button', { name: 'Save' }))
  await page().findByText('Saving: 0 of 1')
  fireEvent.paste(page().getByRole('grid'), { clipboardData: { getData: () => '950' } })
  await expect.poll(async () => (await cell('Kadhai 1', 'Weight (g)')).textContent).toBe('950')
  vi.stubGlobal('fetch', send)
  release()
  await page().findByText('1 product saved')
  await page().findByText('Unsaved changes of 1 product')
  await press(user, 'Save')
  await expect.poll(() => page().queryByText('Unsaved changes of 1 product')).toBeNull()
  expect((await stored('Kadhai')).map(({ weight }) => weight)).toEqual([950])
})

// Shows B155.
test('Ctrl X takes what the cells have, and Ctrl with an arrow goes to the end of the table', async () => {
  const user = await table('Sieve', 3)
  await user.click(await cell('Sieve 1', 'Weight (g)'))
  await user.keyboard('200{Enter}{ArrowUp}{Shift>}{Control>}{ArrowDown}{/Control}{/Shift}')
  await expect.poll(() => chosen().length).toBe(3)
  await user.keyboard('{Control>}d{/Control}')
  const grid = page().getByRole('grid')
  const setData = vi.fn()
  fireEvent.cut(grid, { clipboardData: { setData } })
  expect(setData).toHaveBeenCalledWith('text/plain', '200\n200\n200')
  await expect.poll(async () => (await cell('Sieve 3', 'Weight (g)')).textContent).toBe('')
  fireEvent.keyDown(grid, { key: 'ॆ', code: 'KeyZ', ctrlKey: true })
  await expect.poll(async () => (await cell('Sieve 3', 'Weight (g)')).textContent).toBe('200')
})

test('text typed into a column is saved though the column was hidden since', async () => {
  const user = await table('Cup')
  await user.click(await cell('Cup 1', 'Stock'))
  await user.keyboard('7{Enter}')
  await user.click(page().getByLabelText('Stock'))
  await expect.poll(() => page().queryByRole('columnheader', { name: 'Stock' })).toBeNull()
  await press(user, 'Save')
  await page().findByText('1 product saved')
  expect((await stored('Cup')).find(({ name }) => name === 'Cup 1')?.stock).toBe(7)
})

// Shows B355.
test('Enter and Escape of an input method stay in the cell that is typed into', async () => {
  const user = await table('Tumbler', 1)
  await user.click(await cell('Tumbler 1', 'Weight (g)'))
  await user.keyboard('40')
  const field = await page().findByLabelText('Weight (g) of Tumbler 1')
  for (const key of ['Enter', 'Escape']) fireEvent.keyDown(field, { key, isComposing: true })
  expect(page().getByLabelText('Weight (g) of Tumbler 1')).toHaveProperty('value', '40')
  await user.keyboard('0{Enter}')
  await press(user, 'Save')
  await page().findByText('1 product saved')
  expect((await stored('Tumbler')).map(({ weight }) => weight)).toEqual([400])
})

test('several cells are chosen with Shift, filled from the first one and emptied together', async () => {
  const user = await table('Jug')
  const weights = async () => [
    (await cell('Jug 1', 'Weight (g)')).textContent,
    (await cell('Jug 2', 'Weight (g)')).textContent,
  ]
  await user.click(await cell('Jug 1', 'Weight (g)'))
  await user.keyboard('300{Enter}{ArrowUp}{Shift>}{ArrowDown}{/Shift}')
  await expect.poll(() => chosen().length).toBe(2)
  await user.keyboard('{Control>}d{/Control}')
  await expect.poll(weights).toEqual(['300', '300'])
  await user.keyboard('{Delete}')
  await expect.poll(weights).toEqual(['', ''])
  await user.keyboard('{Control>}z{/Control}')
  await expect.poll(weights).toEqual(['300', '300'])
  await press(user, 'Save')
  await page().findByText('2 products saved')
  expect((await stored('Jug')).map(({ weight }) => weight)).toEqual([300, 300])
})

// Shows B155.
test('an address keeps its lines while it is typed into, and Alt Enter begins another one', async () => {
  const { id } = await one.product({ name: 'Shawl 1' })
  const read = async () => (await one.call('GET', `/api/v1/products/${id}`, { token })).body.data
  const maker = 'Loom Ltd\nMG Road\nPune'
  await one.call('PUT', `/api/v1/products/${id}`, { token, body: asForm({ ...(await read()), maker }) })
  const user = await openScreen('/products/table?q=Shawl&rows=products')
  await page().findByRole('grid')
  await user.click(page().getByLabelText('Name and address'))
  await user.click(await cell('Shawl 1', 'Name and address'))
  await user.keyboard('{F2} 411001{Alt>}{Enter}{/Alt}India{Enter}')
  await press(user, 'Save')
  await page().findByText('1 product saved')
  expect((await read()).maker).toBe('Loom Ltd\nMG Road\nPune 411001\nIndia')
})

// Shows B155.
test('brand and an own field of several products are filled down by name, and saved', async () => {
  const add = async (path: string, body: object) => (await one.call('POST', path, { token, body })).body.data._id
  const brand = await add('/api/v1/brands', { name: 'Kosi Looms', path: 'kosi-looms' })
  const weave = await add('/api/v1/custom-fields', {
    ...{ owner: 'PRODUCT', name: 'Weave', type: 'CHOICE', choices: ['Plain', 'Twill'] },
  })
  const ids = [await one.product({ name: 'Rug 1' }), await one.product({ name: 'Rug 2' })].map(({ id }) => id)
  const user = await openScreen('/products/table?q=Rug&rows=products&sort=name&order=ascend')
  await page().findByRole('grid')
  for (const [heading, text] of [
    ['Brand', 'kosi looms'],
    ['Weave', 'twill'],
  ] as const) {
    await user.click(await cell('Rug 1', heading))
    await user.keyboard(`${text}{Enter}{ArrowUp}{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}`)
  }
  expect((await cell('Rug 2', 'Brand')).textContent).toBe('Kosi Looms')
  await press(user, 'Save')
  await page().findByText('2 products saved')
  for (const id of ids) {
    const { body } = await one.call('GET', `/api/v1/products/${id}`, { token })
    expect(body.data).toMatchObject({ brandId: brand, custom: { [weave]: 'Twill' } })
  }
})

// Shows B155.
test('rows that are pasted beyond the end of the table are told', async () => {
  const user = await table('Plate')
  await user.click(await cell('Plate 2', 'Weight (g)'))
  await user.paste('300\n400\n500')
  await page().findByText('Not pasted, as the table ends here: 2 of 3 rows.')
  expect((await cell('Plate 2', 'Weight (g)')).textContent).toBe('300')
})

test('Tab goes from the end of a row to the beginning of the next, and back', async () => {
  const user = await table('Pan')
  await user.click(await cell('Pan 1', 'Barcode'))
  await user.keyboard('{Tab}')
  const next = await cell('Pan 2', 'SKU')
  await expect.poll(chosen).toEqual([next])
  await user.keyboard('{Shift>}{Tab}{/Shift}')
  const last = await cell('Pan 1', 'Barcode')
  await expect.poll(chosen).toEqual([last])
})

test('a product that is refused says why until its changes are discarded', async () => {
  const user = await table('Vase')
  await user.click(await cell('Vase 1', 'MRP'))
  await user.keyboard('400{Enter}')
  await press(user, 'Save')
  await page().findByText(/^1 product was not saved\./)
  expect((await cell('Vase 1', 'MRP')).textContent).toBe('400')
  await press(user, 'Discard')
  await expect.poll(async () => (await cell('Vase 1', 'MRP')).textContent).toBe('500')
  expect(page().queryByText(/was not saved/)).toBeNull()
})

test('where the connection fails midway, what was saved before stays saved, and the rest is saved by the next press', async () => {
  const user = await table('Tile', 51)
  await user.click(await cell('Tile 1', 'Weight (g)'))
  await user.keyboard('300{Enter}{ArrowUp}{Shift>}{Control>}{End}{/Control}{/Shift}{Control>}d{/Control}')
  await page().findByText('Unsaved changes of 51 products')
  const send = fetch
  let saves = 0
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    if (init.method === 'POST' && address.endsWith('/products/grid') && ++saves === 2)
      return Promise.reject(new TypeError('Failed to fetch'))
    return send(address, init)
  })
  await press(user, 'Save')
  await page().findByText('Unsaved changes of 1 product')
  await press(user, 'Save')
  await expect.poll(() => page().queryByText('Unsaved changes of 1 product')).toBeNull()
  expect(page().queryByText(/not saved/)).toBeNull()
  expect((await stored('Tile')).every(({ weight }) => weight === 300)).toBe(true)
})

// Shows B155, B208.
test('products that lack tax details are published in the table once it is confirmed', async () => {
  const owner = { token }
  const { revision } = (await one.call('GET', '/api/v1/settings', owner)).body.data
  const gst = { number: '27AAPFU0939F1ZV', state: 'Maharashtra', composition: false }
  await one.call('PATCH', '/api/v1/settings', { ...owner, body: { revision, gst } })
  const { id } = await one.product({ name: 'Lantern 1' })
  const read = async () => (await one.call('GET', `/api/v1/products/${id}`, owner)).body.data
  const body = asForm({ ...(await read()), status: 'DRAFT', hsn: '' })
  await one.call('PUT', `/api/v1/products/${id}`, { ...owner, body })
  const user = await openScreen('/products/table?q=Lantern&rows=products')
  await page().findByRole('grid')
  await user.click(await cell('Lantern 1', 'Status'))
  await user.keyboard('published{Enter}')
  await press(user, 'Save')
  const question = await dialog()
  question.getByText(/^HSN code missing for “Lantern 1”/)
  await press(user, 'Publish anyway', question)
  await page().findByText('1 product saved')
  expect(await read()).toMatchObject({ status: 'PUBLISHED', hsn: '' })
})
