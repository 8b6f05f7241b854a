// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { dialog, page, press, retype, screensOf } from '../../../tests/support/screens/screen.tsx'

const app = await testApp()
const { one } = app
const openScreen = screensOf(app)
const { token } = await one.signIn({ userType: 'ADMIN' })

type User = Awaited<ReturnType<typeof openScreen>>

/** The preview's address, title and description. */
const shown = () => {
  const figure = page().getByText('Search engine preview').closest('figure')
  return [...(figure?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)
}
const type = async (user: User, field: string, text: string) =>
  retype(user, await page().findByRole('textbox', { name: field }), text)

// Shows B280.
test.each([
  ['post', '/blog/new', 'Title', 'blog › indigo'],
  ['product', '/products/new', 'Name', 'p › indigo'],
  ['collection', '/catalogue/collections/new', 'Name', 'collections › indigo'],
])('the form of a new %s shows how a search engine lists it', async (_, screen, name, path) => {
  const user = await openScreen(screen)
  await type(user, name, 'Indigo')
  await expect
    .poll(shown)
    .toEqual([
      expect.stringMatching(new RegExp(`one\\.localhost.* › ${path}$`)),
      'Indigo · Site one',
      'Without a description, search engines choose text from the page.',
    ])
})

// Shows B280.
test('the preview of a post takes its own search texts first, then title and summary, then the site’s description', async () => {
  const { data } = (await one.call('GET', '/api/v1/settings', { token })).body
  const body = { revision: data.revision, description: 'Cloth from Kota.' }
  expect((await one.call('PATCH', '/api/v1/settings', { token, body })).status).toBe(200)
  const user = await openScreen('/blog/new')
  await type(user, 'Title', 'Indigo')
  await expect.poll(() => shown().slice(1)).toEqual(['Indigo · Site one', 'Cloth from Kota.'])
  await type(user, 'Summary', 'A blue of leaves.')
  await expect.poll(() => shown().slice(1)).toEqual(['Indigo · Site one', 'A blue of leaves.'])
  await type(user, 'Search title', 'How indigo is made')
  await type(user, 'Search description', 'Leaves, lime and patience.')
  await expect.poll(() => shown().slice(1)).toEqual(['How indigo is made · Site one', 'Leaves, lime and patience.'])
})

// Shows B280.
test.each([
  ['/categories', 'New category', 'c › indigo'],
  ['/blog/categories', 'New category', 'blog › category › indigo'],
  ['/blog/tags', 'New tag', 'blog › tag › indigo'],
  ['/blog/authors', 'New author', 'blog › author › indigo'],
])('a dialog of %s shows how a search engine lists the page', async (screen, button, path) => {
  const user = await openScreen(screen)
  await press(user, button)
  await dialog()
  await type(user, 'Name', 'Indigo')
  await type(user, 'Description', 'A blue of leaves.')
  await expect.poll(shown).toEqual([expect.stringContaining(` › ${path}`), 'Indigo · Site one', 'A blue of leaves.'])
})
