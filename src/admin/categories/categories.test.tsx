// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { overHttp } from '../../../tests/support/outside/http.ts'
import { dialog, page, retype, screensOf, standardTemplates, within } from '../../../tests/support/screens/screen.tsx'

const app = await testApp({ standardTemplates })
const { one, two } = app
const openScreen = screensOf(app)
const get = await overHttp(app.app)
const { token } = await one.signIn({ userType: 'ADMIN' })

async function add(title: string, path: string, parentId: string | null = null): Promise<string> {
  const { body } = await one.call('POST', '/api/v1/categories', { token, body: { title, path, parentId } })
  return body.data._id
}
const titles = async () =>
  (await one.call('GET', '/api/v1/categories', { token })).body.data.map(({ title }: { title: string }) => title)
const branch = async (title: string) => {
  const item = (await page().findByRole('button', { name: new RegExp(`^${title}`) })).closest('li')
  if (!item) throw new Error(`${title} is in no list`)
  return item
}
type User = Awaited<ReturnType<typeof openScreen>>
const choose = async (user: User, title: string, item: string) => {
  await user.click(await page().findByRole('button', { name: `Actions for ${title}` }))
  await user.click(await page().findByRole('menuitem', { name: item }))
}

test('categories stand below their parents, with their addresses and numbers of products', async () => {
  const kitchen = await add('Kitchen', 'kitchen')
  await add('Pans', 'pans', kitchen)
  await one.product({ category: 'pans' })
  await openScreen('/categories')
  const below = within(await branch('Kitchen')).getByRole('list', { name: 'Subcategories of Kitchen' })
  expect(within(below).getByRole('button', { name: 'Pans /c/pans' })).toBeTruthy()
  expect(within(below).getByRole('link', { name: '1 product' })).toBeTruthy()
})

test('a new category gets its address from its name, and has a page in the shop', async () => {
  const user = await openScreen('/categories')
  await user.click(await page().findByRole('button', { name: 'New category' }))
  const form = await dialog()
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Brass lamps')
  expect(form.getByRole('textbox', { name: 'URL' })).toHaveProperty('value', 'brass-lamps')
  await user.click(form.getByRole('button', { name: 'Add category' }))
  await branch('Brass lamps')
  const { status, text } = await get(one.host, '/c/brass-lamps')
  expect(status).toBe(200)
  expect(text).toContain('Brass lamps')
})

test('a subcategory is added below the category whose menu was used', async () => {
  await add('Garden', 'garden')
  const user = await openScreen('/categories')
  await choose(user, 'Garden', 'Add subcategory')
  const form = await dialog()
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Pots')
  await user.click(form.getByRole('button', { name: 'Add category' }))
  await within(await branch('Garden')).findByRole('button', { name: 'Pots /c/pots' })
})

test('a name that is missing and an address that is taken are refused at their fields', async () => {
  await add('Toys', 'toys')
  const user = await openScreen('/categories')
  await user.click(await page().findByRole('button', { name: 'New category' }))
  const form = await dialog()
  await user.click(form.getByRole('button', { name: 'Add category' }))
  await form.findByText('Enter a name.')
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Toys')
  await user.click(form.getByRole('button', { name: 'Add category' }))
  await form.findByText('Another category already has the address "toys".')
  expect(form.getByRole('textbox', { name: 'URL' }).getAttribute('aria-invalid')).toBe('true')
})

test('a category is renamed, and its old address leads to the new one', async () => {
  await add('Rugs', 'rugs')
  const user = await openScreen('/categories')
  await choose(user, 'Rugs', 'Edit')
  const form = await dialog()
  await retype(user, form.getByRole('textbox', { name: 'Name' }), 'Rugs and mats')
  await retype(user, form.getByRole('textbox', { name: 'URL' }), 'rugs-and-mats')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await branch('Rugs and mats')
  const { status, headers } = await get(one.host, '/c/rugs')
  expect({ status, to: headers.location }).toEqual({ status: 301, to: '/c/rugs-and-mats' })
})

test('a category can be put below any other one, but for itself and those below it', async () => {
  const linen = await add('Linen', 'linen')
  const sheets = await add('Sheets', 'sheets', linen)
  await add('Fitted', 'fitted', sheets)
  const user = await openScreen('/categories')
  await choose(user, 'Linen', 'Edit')
  const parents = within((await dialog()).getByLabelText('Parent category')).getAllByRole('option')
  const offered = parents.map(({ textContent }) => textContent?.trim())
  expect(offered).toContain('Kitchen')
  for (const own of ['Linen', 'Sheets', 'Fitted']) expect(offered).not.toContain(own)
})

test('a category is deleted once the question is answered; one with subcategories says why it stays', async () => {
  const books = await add('Books', 'books')
  await add('Poems', 'poems', books)
  const user = await openScreen('/categories')
  await choose(user, 'Books', 'Delete')
  await user.click((await dialog()).getByRole('button', { name: 'Delete category' }))
  await page().findByText('Books has subcategories. Move or delete them first.')
  await user.click((await dialog()).getByRole('button', { name: 'Cancel' }))
  await choose(user, 'Poems', 'Delete')
  await user.click((await dialog()).getByRole('button', { name: 'Delete category' }))
  await expect.poll(titles).not.toContain('Poems')
  expect(await titles()).toContain('Books')
})

test('a shop without categories says what they are for', async () => {
  await openScreen('/categories', { site: two })
  await page().findByText('There are no categories yet')
})

test('staff who may only look see the tree, and its buttons do nothing', async () => {
  await add('Looked at', 'looked-at')
  await openScreen('/categories', { as: ['view'] })
  const button = within(await branch('Looked at')).getByRole('button', { name: 'Actions for Looked at' })
  expect(button.matches(':disabled, fieldset:disabled *')).toBe(true)
  expect(page().queryByRole('button', { name: 'New category' })).toBeNull()
})
