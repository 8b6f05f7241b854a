// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { page, press, retype, screensOf } from '../../../tests/support/screens/screen.tsx'

const app = await testApp()
const { one } = app
const openScreen = screensOf(app)
const { token } = await one.signIn({ userType: 'ADMIN' })

const post = async (path: string, body: object) =>
  (await one.call('POST', `/api/v1${path}`, { token, body })).body.data._id as string
let made = 0
async function begun(condition: object) {
  const path = `ruled-${made++}`
  const id = await post('/collections', { title: path, path, rule: { match: 'all', conditions: [condition] } })
  const user = await openScreen(`/catalogue/collections/${id}`)
  await page().findByRole('group', { name: 'Condition 1' })
  const rule = async () => (await one.call('GET', `/api/v1/collections/${id}`, { token })).body.data.rule
  const save = async () => {
    await press(user, 'Save')
    await expect.poll(() => page().queryByText('Unsaved changes')).toBeNull()
  }
  return { user, rule, save, kind: page().getByRole('combobox', { name: 'Condition 1' }) }
}

// Shows B153.
test('a price lies between two amounts, of which one is enough, and the second is not below the first', async () => {
  const { user, rule, save, kind } = await begun({ field: 'discount', least: 20 })
  await user.selectOptions(kind, 'Price')
  await press(user, 'Save')
  await page().findByText('Enter a minimum or a maximum.')
  await retype(user, await page().findByRole('textbox', { name: 'From' }), '500')
  await retype(user, page().getByRole('textbox', { name: 'To' }), '100')
  await press(user, 'Save')
  await page().findByText('The end of a range cannot be below its beginning.')
  await user.clear(page().getByRole('textbox', { name: 'To' }))
  await save()
  expect((await rule()).conditions).toEqual([{ field: 'price', from: 50_000, to: null }])
})

test('tags are wanted or not, brands and categories are picked', async () => {
  const brand = await post('/brands', { name: 'Kosi Looms' })
  const category = await post('/categories', { title: 'Stoles', path: 'stoles' })
  const { user, rule, save } = await begun({ field: 'tag', tags: ['summer'] })
  await user.selectOptions(page().getByLabelText('It has'), 'none of')
  await retype(user, page().getByLabelText('Any of these tags'), 'Winter, wool')
  for (const [index, [kind, name]] of [
    ['Brand', 'Kosi Looms'],
    ['Category', 'Stoles'],
  ].entries()) {
    await press(user, 'Add condition')
    await user.selectOptions(await page().findByRole('combobox', { name: `Condition ${index + 2}` }), kind as string)
    await user.click(await page().findByRole('checkbox', { name }))
  }
  await user.selectOptions(page().getByLabelText('A product is in it when it meets'), 'any condition')
  await save()
  expect(await rule()).toEqual({
    match: 'any',
    conditions: [
      { field: 'tag', tags: ['winter', 'wool'], not: true },
      { field: 'brand', ids: [brand], not: false },
      { field: 'category', ids: [category], not: false },
    ],
  })
})

test('a condition that is removed is no longer asked for, and the last one stays', async () => {
  const { user, rule, save } = await begun({ field: 'stock', inStock: true })
  await user.selectOptions(page().getByLabelText('It is'), 'sold out')
  await press(user, 'Add condition')
  const second = await page().findByRole('combobox', { name: 'Condition 2' })
  await user.selectOptions(second, 'Added since')
  fireEvent.change(await page().findByLabelText('Since'), { target: { value: '2026-04-01' } })
  await save()
  expect((await rule()).conditions).toEqual([
    { field: 'stock', inStock: false },
    { field: 'created', since: '2026-04-01' },
  ])
  await press(user, 'Remove condition 1')
  await expect.poll(() => page().queryByRole('button', { name: /^Remove condition/ })).toBeNull()
  await save()
  expect((await rule()).conditions).toEqual([{ field: 'created', since: '2026-04-01' }])
})

test('custom fields of products are asked for by their values or their range, and those of categories are not offered', async () => {
  const field = (owner: string, name: string, more: object = {}) =>
    post('/custom-fields', { owner, type: 'TEXT', name, ...more })
  await field('CATEGORY', 'Season')
  const { kind } = await begun({ field: 'stock', inStock: true })
  const offered = () => [...kind.querySelectorAll('option')].map(({ textContent }) => textContent)
  expect(offered()).not.toContain('Custom field')
  const wood = await field('PRODUCT', 'Wood')
  const threads = await field('VARIANT', 'Threads', { type: 'NUMBER' })
  const opened = await begun({ field: 'custom', id: wood })
  const names = [...(await page().findByLabelText('Field')).querySelectorAll('option')]
  expect(names.map(({ textContent }) => textContent)).toEqual(['Choose a field', 'Wood', 'Threads'])
  await retype(opened.user, page().getByLabelText('Values'), 'Teak, Sal ')
  await opened.user.tab()
  await opened.save()
  expect((await opened.rule()).conditions).toMatchObject([{ id: wood, values: ['Teak', 'Sal'] }])
  await opened.user.selectOptions(page().getByLabelText('Field'), 'Threads')
  await retype(opened.user, await page().findByLabelText('From'), '200')
  await opened.save()
  expect((await opened.rule()).conditions).toMatchObject([{ id: threads, values: [], from: 200, to: null }])
})

// Shows B153.
test('a field of yes or no, or of choices, is asked for by what it offers', async () => {
  const field = (name: string, more: object) => post('/custom-fields', { owner: 'PRODUCT', name, ...more })
  const handmade = await field('Handmade', { type: 'BOOLEAN' })
  const weave = await field('Weave', { type: 'CHOICES', choices: ['Plain, washed', 'Twill'] })
  const { user, rule, save } = await begun({ field: 'custom', id: weave, values: ['Satin'] })
  await user.click(await page().findByRole('checkbox', { name: 'Plain, washed' }))
  await user.click(page().getByRole('checkbox', { name: 'Satin' }))
  await save()
  expect((await rule()).conditions).toMatchObject([{ id: weave, values: ['Plain, washed'] }])
  await user.selectOptions(page().getByLabelText('Field'), 'Handmade')
  await user.click(await page().findByRole('checkbox', { name: 'Yes' }))
  await save()
  expect((await rule()).conditions).toMatchObject([{ id: handmade, values: ['true'] }])
})
