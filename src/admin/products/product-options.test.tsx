// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { dialog, page, press, retype, screensOf } from '../../../tests/support/screens/screen.tsx'

const app = await testApp()
const { one } = app
const openScreen = screensOf(app)
const { token } = await one.signIn({ userType: 'ADMIN' })

type Stored = { _id: string; sku: string; options: Record<string, string>; price: number; stock: number }
const read = async (id: string) => (await one.call('GET', `/api/v1/products/${id}`, { token })).body.data
const variantsOf = async (id: string): Promise<Stored[]> => (await read(id)).variants
const sizes = (name: string) =>
  ['S', 'M'].map((Size) => ({ sku: `${name}-${Size}`, options: { Size }, price: 50_000, mrp: 60_000, stock: 3 }))
const sized = (name: string) =>
  one.product({ name, options: [{ name: 'Size', values: ['S', 'M'] }], variants: sizes(name) })

async function save(user: Awaited<ReturnType<typeof openScreen>>): Promise<void> {
  await press(user, 'Save')
  await page().findByText('Product saved')
}

test('the existing product becomes the first value of a new option, and the other values start without stock', async () => {
  const { id, variantIds } = await one.product({ price: 50_000, mrp: 60_000, stock: 7 })
  const user = await openScreen(`/products/${id}`)
  await press(user, 'Add an option')
  await user.type(await page().findByLabelText('Option'), 'Size')
  await user.type(page().getByLabelText('Value of the new option'), 'S, M{Enter}S{Enter}')
  await press(user, 'Add option')
  expect(page().getByRole('list', { name: 'Values of Size' }).querySelectorAll('li')).toHaveLength(3)
  await save(user)
  const [small, medium, ...others] = await variantsOf(id)
  expect(small).toMatchObject({ _id: variantIds[0], options: { Size: 'S' }, price: 50_000, stock: 7 })
  expect(medium).toMatchObject({ options: { Size: 'M' }, price: 50_000, mrp: 60_000, stock: 0 })
  expect(others).toEqual([])
})

test('an option needs a name that is free and a value', async () => {
  const { id } = await sized('needy')
  const user = await openScreen(`/products/${id}`)
  await press(user, 'Add another option')
  const name = await page().findByLabelText('Option')
  const add = page().getByRole('button', { name: 'Add option' })
  await user.type(name, 'Size')
  await page().findByText('This option already exists.')
  await user.type(page().getByLabelText('Value of the new option'), 'Red{Enter}')
  expect(add).toHaveProperty('disabled', true)
  await retype(user, name, 'Colour')
  await expect.poll(() => add.matches(':disabled')).toBe(false)
  await press(user, 'Remove Red')
  await expect.poll(() => add.matches(':disabled')).toBe(true)
})

test('a value whose variant is stored is taken off once that is confirmed', async () => {
  const { id } = await sized('asked')
  const user = await openScreen(`/products/${id}`)
  await press(user, 'Remove M')
  const question = await dialog()
  await question.findByText('Remove “M”?')
  await press(user, 'Cancel', question)
  expect(page().getByLabelText('Value M')).toBeTruthy()
  await press(user, 'Remove M')
  await press(user, 'Remove', await dialog())
  await expect.poll(() => page().queryByLabelText('Value M')).toBeNull()
  expect(page().queryByRole('button', { name: 'Remove S' })).toBeNull()
  await save(user)
  expect(await variantsOf(id)).toMatchObject([{ options: { Size: 'S' }, stock: 3 }])
})

test('a value that was never saved is taken off without a question', async () => {
  const { id } = await sized('unasked')
  const user = await openScreen(`/products/${id}`)
  const added = await page().findByLabelText('Add a value of Size')
  await user.type(added, 'L')
  fireEvent.keyDown(added, { key: 'Enter', isComposing: true })
  expect(added).toHaveProperty('value', 'L')
  await user.keyboard('{Enter}')
  await page().findByLabelText('Value L')
  await press(user, 'Remove L')
  await expect.poll(() => page().queryByLabelText('Value L')).toBeNull()
  expect(page().queryByRole('dialog')).toBeNull()
})

test('renaming an option and a value keeps variants, their stock and SKUs', async () => {
  const { id } = await sized('renamed')
  const before = await variantsOf(id)
  const user = await openScreen(`/products/${id}`)
  const name = await page().findByLabelText('Name of option 1')
  await retype(user, name, 'Fit')
  await user.tab()
  await retype(user, await page().findByLabelText('Value M'), 'Medium')
  await user.tab()
  await save(user)
  expect((await read(id)).options).toMatchObject([{ name: 'Fit', values: ['S', 'Medium'] }])
  expect(await variantsOf(id)).toMatchObject([
    { _id: before[0]?._id, sku: 'renamed-S', options: { Fit: 'S' }, stock: 3 },
    { _id: before[1]?._id, sku: 'renamed-M', options: { Fit: 'Medium' }, stock: 3 },
  ])
})

// Shows B355.
test('Enter finishes a name and saves nothing, Escape brings the name before back', async () => {
  const { id } = await sized('entered')
  const user = await openScreen(`/products/${id}`)
  const value = await page().findByLabelText('Value M')
  await retype(user, value, 'Long')
  await user.keyboard('{Escape}')
  await expect.poll(() => (value as HTMLInputElement).value).toBe('M')
  await retype(user, value, 'Medium')
  fireEvent.keyDown(value, { key: 'Enter', isComposing: true })
  expect(page().queryByLabelText('Value Medium')).toBeNull()
  await user.keyboard('{Enter}')
  await page().findByLabelText('Value Medium')
  await page().findByText('Unsaved changes')
  expect((await read(id)).options).toMatchObject([{ values: ['S', 'M'] }])
})

test('a value cannot be renamed to another one', async () => {
  const { id } = await sized('twice')
  const user = await openScreen(`/products/${id}`)
  const value = await page().findByLabelText('Value M')
  await retype(user, value, 'S')
  await expect.poll(() => value.getAttribute('aria-invalid')).toBe('true')
  await user.tab()
  await expect.poll(() => (value as HTMLInputElement).value).toBe('M')
})

test('a combination is taken off, and comes back without stock', async () => {
  const { id } = await sized('lacking')
  const user = await openScreen(`/products/${id}`)
  await press(user, 'Remove variant M')
  await page().findByText('1 variant')
  expect(page().queryByRole('button', { name: 'Remove variant S' })).toBeNull()
  await save(user)
  expect((await variantsOf(id)).map(({ options }) => options)).toEqual([{ Size: 'S' }])
  await press(user, 'Add the missing combination')
  await page().findByText('2 variants')
  await page().findByText('Unsaved changes')
  await press(user, 'Save')
  await expect.poll(async () => (await variantsOf(id)).length).toBe(2)
  expect((await variantsOf(id))[1]).toMatchObject({ options: { Size: 'M' }, price: 50_000, stock: 0 })
})
