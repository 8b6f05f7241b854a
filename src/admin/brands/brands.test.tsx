// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { overHttp } from '../../../tests/support/outside/http.ts'
import {
  choose,
  dialog,
  page,
  retype,
  rowOf,
  screensOf,
  standardTemplates,
  within,
} from '../../../tests/support/screens/screen.tsx'

const app = await testApp({ standardTemplates })
const { one, two } = app
const openScreen = screensOf(app)
const get = await overHttp(app.app)
const { token } = await one.signIn({ userType: 'ADMIN' })

const add = (name: string, path?: string) => one.call('POST', '/api/v1/brands', { token, body: { name, path } })
const stored = async (q: string) => (await one.call('GET', '/api/v1/brands', { token, query: { q } })).body.data

test('brands are listed by name, with their addresses and how many products they have', async () => {
  await add('Kashi Weavers')
  await one.product({ brand: 'Kashi Weavers' })
  await openScreen('/brands?q=Kashi')
  const cells = within(await rowOf('Kashi Weavers')).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent).slice(0, 3)).toEqual(['Kashi Weavers', 'kashi-weavers', '1'])
})

test('a new brand gets its address from its name and stands in the list', async () => {
  const user = await openScreen('/brands?q=Rangoli')
  await page().findByText('No results')
  await user.click(page().getByRole('button', { name: 'New brand' }))
  const form = await dialog()
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Rangoli & Sons')
  expect(form.getByRole('textbox', { name: 'URL' })).toHaveProperty('value', 'rangoli-sons')
  await user.click(form.getByRole('button', { name: 'Add brand' }))
  await rowOf('Rangoli & Sons')
  await page().findByText('Brand added')
  expect(await stored('Rangoli')).toMatchObject([{ name: 'Rangoli & Sons', path: 'rangoli-sons' }])
})

test('a brand without a name is refused at its name, an address that is taken at its address', async () => {
  await add('Aangan', 'aangan')
  const user = await openScreen('/brands')
  await user.click(await page().findByRole('button', { name: 'New brand' }))
  const form = await dialog()
  await user.click(form.getByRole('button', { name: 'Add brand' }))
  await form.findByText('Enter a name.')
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Aangan')
  await user.click(form.getByRole('button', { name: 'Add brand' }))
  const fault = await form.findByText('Another brand already has the address "aangan".')
  expect(form.getByRole('textbox', { name: 'URL' }).getAttribute('aria-describedby')).toContain(
    fault.closest('[id]')?.id,
  )
  expect(await stored('Aangan')).toHaveLength(1)
})

test('a brand is renamed from its row, and its products carry the new name', async () => {
  await one.product({ brand: 'Old Loom', path: 'of-the-loom' })
  const user = await openScreen('/brands?q=Loom')
  await choose(user, await rowOf('Old Loom'), 'Edit')
  const form = await dialog()
  await retype(user, form.getByRole('textbox', { name: 'Name' }), 'New Loom')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await rowOf('New Loom')
  expect((await get(one.host, '/p/of-the-loom')).text).toContain('New Loom')
  // The URL stays, so existing links to the brand keep working.
  expect(await stored('Loom')).toMatchObject([{ name: 'New Loom', path: 'old-loom' }])
})

test('a brand is deleted once the question is answered; one with products says why it stays', async () => {
  await add('Unused Kiln')
  await one.product({ brand: 'Busy Kiln' })
  const user = await openScreen('/brands?q=Kiln')
  await choose(user, await rowOf('Unused Kiln'), 'Delete')
  await user.click((await dialog()).getByRole('button', { name: 'Delete brand' }))
  await expect.poll(() => page().queryByText('Unused Kiln')).toBeNull()
  await choose(user, await rowOf('Busy Kiln'), 'Delete')
  await user.click((await dialog()).getByRole('button', { name: 'Delete brand' }))
  await page().findByText('Products of the brand Busy Kiln: 1. Give them another brand first.')
  expect((await stored('Kiln')).map(({ name }: { name: string }) => name)).toEqual(['Busy Kiln'])
})

test('a shop without brands says what they are for', async () => {
  await openScreen('/brands', { site: two })
  await page().findByText('There are no brands yet')
})

test('staff who may only look read the brands and find no way to change them', async () => {
  await add('Looked-at Brand')
  await openScreen('/brands?q=Looked', { as: ['view'] })
  expect(within(await rowOf('Looked-at Brand')).queryByRole('button')).toBeNull()
  await page().findByText('You can look at this, but not change it.')
  expect(page().queryByRole('button', { name: 'New brand' })).toBeNull()
})
