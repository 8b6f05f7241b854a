// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { dialog, page, retype, screensOf, within } from '../../../tests/support/screens/screen.tsx'
import { asForm } from '../../../tests/support/selling/owned-catalogue.ts'

const app = await testApp()
const { one } = app
const openScreen = screensOf(app)
const { token } = await one.signIn({ userType: 'ADMIN' })

type Field = { name: string; type: string; owner: string; choices: string[]; archived: boolean }
const add = (name: string, more: object = {}) =>
  one.call('POST', '/api/v1/custom-fields', { token, body: { owner: 'PRODUCT', type: 'TEXT', name, ...more } })
const stored = async (name: string): Promise<Field | undefined> =>
  (await one.call('GET', '/api/v1/custom-fields', { token })).body.data.find((field: Field) => field.name === name)
/** Counts calls of this method from now on. */
function sentBy(method: string): () => number {
  const send = fetch
  let count = 0
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    if (init.method === method) count++
    return send(address, init)
  })
  return () => count
}
const addFirst = async () => (await page().findAllByRole('button', { name: 'Add field' }))[0] as HTMLElement

test('fields are listed with their type, unit and heading', async () => {
  await add('Thread count', { type: 'NUMBER', unit: 'per inch', heading: 'Weave', filterable: true })
  await openScreen('/products/fields')
  await page().findByText('Number · per inch · under “Weave” · filters lists')
})

test('a new field with choices is asked for at the product from then on', async () => {
  const user = await openScreen('/products/fields')
  await user.click(await addFirst())
  const form = await dialog()
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Wood')
  await user.selectOptions(form.getByLabelText('Type'), 'One of several')
  await user.type(await form.findByLabelText('Choices'), 'Teak{Enter}Sheesham')
  await user.click(form.getByRole('button', { name: 'Add field' }))
  await page().findByText('Field added')
  expect(await stored('Wood')).toMatchObject({ type: 'CHOICE', choices: ['Teak', 'Sheesham'] })
  await openScreen(`/products/${(await one.product()).id}`)
  const choices = within(await page().findByLabelText('Wood')).getAllByRole('option')
  expect(choices.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['Teak', 'Sheesham']))
})

test('a choice that was taken off its field still stands where it was entered', async () => {
  const id = (await add('Polish', { type: 'CHOICE', choices: ['Lac', 'Oil'] })).body.data._id
  const { id: product } = await one.product()
  const at = `/api/v1/products/${product}`
  const held = (await one.call('GET', at, { token })).body.data
  await one.call('PUT', at, { token, body: asForm({ ...held, custom: { [id]: 'Lac' } }) })
  const definition = { name: 'Polish', unit: '', heading: '', filterable: false, archived: false, revision: 1 }
  await one.call('PUT', `/api/v1/custom-fields/${id}`, { token, body: { ...definition, choices: ['Oil'] } })
  await openScreen(`/products/${product}`)
  expect(await page().findByLabelText('Polish')).toHaveProperty('value', 'Lac')
})

test('a field without a name, or without the choices that it needs, is refused at that field', async () => {
  const user = await openScreen('/products/fields')
  await user.click(await addFirst())
  const form = await dialog()
  await user.selectOptions(form.getByLabelText('Type'), 'Several of several')
  await user.click(form.getByRole('button', { name: 'Add field' }))
  await form.findByText('Enter a name.')
  expect(form.getByRole('textbox', { name: 'Name' }).getAttribute('aria-invalid')).toBe('true')
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Colours')
  await user.click(form.getByRole('button', { name: 'Add field' }))
  await form.findByText('Enter at least one choice.')
  expect(await stored('Colours')).toBeUndefined()
})

test('a field is renamed, and its type stays as it was', async () => {
  await add('Wight')
  const user = await openScreen('/products/fields')
  await user.click(await page().findByRole('button', { name: /^Wight/ }))
  const form = await dialog()
  expect(form.getByLabelText('Type')).toHaveProperty('disabled', true)
  await retype(user, form.getByRole('textbox', { name: 'Name' }), 'Weight')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await page().findByRole('button', { name: /^Weight/ })
  expect(await stored('Weight')).toMatchObject({ type: 'TEXT' })
})

test('a field is archived and brought back', async () => {
  await add('Glaze')
  const user = await openScreen('/products/fields')
  await user.click(await page().findByRole('button', { name: 'Archive Glaze' }))
  await user.click(await page().findByRole('button', { name: 'Bring back Glaze' }))
  await page().findByRole('button', { name: 'Archive Glaze' })
  expect(await stored('Glaze')).toMatchObject({ archived: false })
})

test('a second press on Archive, before the first is done, asks for nothing more', async () => {
  await add('Kiln')
  const user = await openScreen('/products/fields')
  const changes = sentBy('PUT')
  await user.dblClick(await page().findByRole('button', { name: 'Archive Kiln' }))
  await page().findByRole('button', { name: 'Bring back Kiln' })
  expect(changes()).toBe(1)
  expect(await stored('Kiln')).toMatchObject({ archived: true })
})

test('a field whose type became one without filters is added without one', async () => {
  const user = await openScreen('/products/fields')
  await user.click(await addFirst())
  const form = await dialog()
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Story')
  await user.click(await form.findByLabelText('Shoppers can filter lists by it'))
  await user.selectOptions(form.getByLabelText('Type'), 'Long text')
  await user.click(form.getByRole('button', { name: 'Add field' }))
  await page().findByText('Field added')
  expect(await stored('Story')).toMatchObject({ type: 'LONG_TEXT', filterable: false })
})

test('a field of categories offers no filter, for lists are of products', async () => {
  const user = await openScreen('/products/fields')
  const [products, , categories] = await page().findAllByRole('button', { name: 'Add field' })
  await user.click(products as HTMLElement)
  await (await dialog()).findByLabelText('Shoppers can filter lists by it')
  await user.click((await dialog()).getByRole('button', { name: 'Cancel' }))
  await user.click(categories as HTMLElement)
  await (await dialog()).findByLabelText('Heading')
  expect((await dialog()).queryByLabelText('Shoppers can filter lists by it')).toBeNull()
})

test('staff who may only look cannot change a field', async () => {
  await add('Looked at')
  await openScreen('/products/fields', { as: ['view'] })
  const button = await page().findByRole('button', { name: 'Archive Looked at' })
  expect(button.matches(':disabled, fieldset:disabled *')).toBe(true)
})
