// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { overHttp } from '../../../tests/support/outside/http.ts'
import {
  dialog,
  page,
  press,
  retype,
  rowOf,
  screensOf,
  standardTemplates,
} from '../../../tests/support/screens/screen.tsx'

const app = await testApp({ standardTemplates })
const { one, two } = app
const openScreen = screensOf(app)
const get = await overHttp(app.app)
const { token } = await one.signIn({ userType: 'ADMIN' })

async function add(title: string, path: string, more: object = {}): Promise<string> {
  const { body } = await one.call('POST', '/api/v1/collections', { token, body: { title, path, ...more } })
  return body.data._id
}
const read = async (id: string) => (await one.call('GET', `/api/v1/collections/${id}`, { token })).body.data

test('collections are listed with their addresses, and whether products were picked or found', async () => {
  await add('Diwali lamps', 'diwali-lamps', { sort: 'chosen' })
  const rule = { match: 'all', conditions: [{ field: 'discount', least: 20 }] }
  await add('Diwali sale', 'diwali-sale', { rule })
  await openScreen('/catalogue/collections?q=Diwali')
  expect((await rowOf('Diwali lamps')).textContent).toContain('/collections/diwali-lampsHand-picked0')
  expect((await rowOf('Diwali sale')).textContent).toContain('Found by a rule')
})

test('a new collection is saved, opened at its own address, and has a page in the shop', async () => {
  const user = await openScreen('/catalogue/collections/new')
  await user.type(await page().findByRole('textbox', { name: 'Name' }), 'Monsoon picks')
  expect(page().getByRole('textbox', { name: 'URL' })).toHaveProperty('value', 'monsoon-picks')
  await press(user, 'Save')
  await page().findByRole('heading', { level: 1, name: 'Monsoon picks' })
  const id = location.pathname.split('/').at(-1) ?? ''
  expect(await read(id)).toMatchObject({ title: 'Monsoon picks', path: 'monsoon-picks', rule: null })
  expect((await get(one.host, '/collections/monsoon-picks')).status).toBe(200)
})

// Shows B313.
test('a rule by discount is kept, and a condition without its value is refused beside it', async () => {
  const id = await add('On sale', 'on-sale')
  const user = await openScreen(`/catalogue/collections/${id}`)
  await user.selectOptions(await page().findByLabelText('Products are'), 'Found by a rule')
  const shown = vi.fn()
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown(this)
  })
  await press(user, 'Save')
  await page().findByText('Check the marked fields.')
  const condition = page().getByRole('group', { name: 'Condition 1' })
  expect(condition.querySelector(`[id="${condition.getAttribute('aria-describedby')}"]`)?.textContent).toBeTruthy()
  await expect.poll(() => document.activeElement).toBe(condition)
  expect(shown).toHaveBeenCalledWith(condition.lastElementChild)
  await user.selectOptions(page().getByRole('combobox', { name: 'Condition 1' }), 'Discount')
  await retype(user, page().getByLabelText('At least, in percent'), '25')
  await press(user, 'Save')
  await page().findByText('Collection saved')
  expect((await read(id)).rule).toEqual({ match: 'all', conditions: [{ field: 'discount', least: 25 }] })
})

test('a condition that is changed alone is something to save', async () => {
  const rule = { match: 'all', conditions: [{ field: 'discount', least: 20 }] }
  const id = await add('Half price', 'half-price', { rule })
  const user = await openScreen(`/catalogue/collections/${id}`)
  await retype(user, await page().findByLabelText('At least, in percent'), '50')
  await press(user, 'Save')
  await page().findByText('Collection saved')
  expect((await read(id)).rule.conditions).toEqual([{ field: 'discount', least: 50 }])
})

test('an address that another collection has is refused at the field, and what was typed stays', async () => {
  await add('Gifts', 'gifts')
  const id = await add('More gifts', 'more-gifts')
  const user = await openScreen(`/catalogue/collections/${id}`)
  const url = await page().findByRole('textbox', { name: 'URL' })
  await retype(user, url, 'gifts')
  await press(user, 'Save')
  await page().findByText('Another collection already has the address "gifts".')
  expect(url).toHaveProperty('value', 'gifts')
  expect((await read(id)).path).toBe('more-gifts')
})

test('a collection saved by another user is not overwritten', async () => {
  const id = await add('Shared', 'shared')
  const user = await openScreen(`/catalogue/collections/${id}`)
  const name = await page().findByRole('textbox', { name: 'Name' })
  const { _id: _, products: __, isFilled: ___, ...values } = await read(id)
  await one.call('PUT', `/api/v1/collections/${id}`, { token, body: { ...values, title: 'Theirs' } })
  await retype(user, name, 'Mine')
  await press(user, 'Save')
  await page().findByText(/^Another user saved this collection/)
  expect((await read(id)).title).toBe('Theirs')
})

test('a collection is deleted once the question is answered, and the list is shown without it', async () => {
  const id = await add('Short-lived', 'short-lived')
  const user = await openScreen(`/catalogue/collections/${id}`)
  await user.click(await page().findByRole('button', { name: 'Delete' }))
  await user.click((await dialog()).getByRole('button', { name: 'Delete collection' }))
  await page().findByRole('heading', { level: 1, name: 'Collections' })
  await expect.poll(() => page().queryByText('Short-lived')).toBeNull()
  expect((await get(one.host, '/collections/short-lived')).status).toBe(404)
})

// Shows B314.
test('saving by Enter leaves the focus in its field', async () => {
  const id = await add('Entered', 'entered')
  const user = await openScreen(`/catalogue/collections/${id}`)
  const name = await page().findByRole('textbox', { name: 'Name' })
  await retype(user, name, 'By Enter')
  await user.keyboard('{Enter}')
  await page().findByRole('heading', { level: 1, name: 'By Enter' })
  expect(document.activeElement).toBe(name)
})

test('a collection that is not there is said to be gone', async () => {
  await openScreen('/catalogue/collections/00000000-0000-4000-8000-000000000000')
  await page().findByText('Collection not found')
})

test('a shop without collections says what they are for', async () => {
  await openScreen('/catalogue/collections', { site: two })
  await page().findByText('There are no collections yet')
})

test('staff without catalogue permission are told so', async () => {
  await openScreen('/catalogue/collections', { as: ['content'] })
  await page().findByText('You do not have permission to see this')
})
