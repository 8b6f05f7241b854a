// @vitest-environment happy-dom
import { expect, test } from 'vitest'
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
  within,
} from '../../../tests/support/screens/screen.tsx'

const app = await testApp({ standardTemplates })
const { one, two } = app
const openScreen = screensOf(app)
const get = await overHttp(app.app)
const { token } = await one.signIn({ userType: 'ADMIN' })

const add = async (path: string, more: object = {}): Promise<string> => {
  const body = { title: `About ${path}`, path, status: 'PUBLISHED', ...more }
  return (await one.call('POST', '/api/v1/posts', { token, body })).body.data._id
}
const onSite = async (path: string) => get(one.host, `/blog/${path}`)
const title = () => page().findByRole<HTMLInputElement>('textbox', { name: 'Title' })
const heading = (name: string) => page().findByRole('heading', { level: 1, name })

// Shows B89.
test('a post is written as a draft, published, and changed by Ctrl S, and readers see each of it', async () => {
  const user = await openScreen('/blog/new')
  await retype(user, await title(), 'Madder, the red of roots')
  await retype(user, page().getByRole('textbox', { name: 'URL' }), 'madder')
  await retype(user, page().getByLabelText('Summary'), 'Three years in the ground, one in the pot.')
  await retype(user, page().getByLabelText('Tags'), 'dyeing, madder')
  await press(user, 'Save')
  await heading('Madder, the red of roots')
  await page().findByText('Only staff see it.')
  expect((await onSite('madder')).status).toBe(404)
  await user.selectOptions(page().getByLabelText('Status'), 'Published')
  await press(user, 'Save')
  await press(user, 'Publish anyway', await dialog())
  await page().findByRole('link', { name: 'View on site' })
  expect((await onSite('madder')).text).toContain('Three years in the ground')
  await retype(user, await title(), 'Madder, the red of the roots')
  await page().findByText(/^Unsaved changes/)
  await user.keyboard('{Control>}s{/Control}')
  await heading('Madder, the red of the roots')
  expect((await onSite('madder')).text).toContain('Madder, the red of the roots')
})

// Shows B89.
test('a post is published by one press, which leaves it a draft while its findings are looked at', async () => {
  const id = await add('kusum', { status: 'DRAFT' })
  const user = await openScreen(`/blog/${id}`)
  await heading('About kusum')
  await press(user, 'Publish')
  await press(user, 'Keep editing', await dialog())
  expect(page().getByLabelText<HTMLSelectElement>('Status').value).toBe('DRAFT')
  await press(user, 'Publish')
  await press(user, 'Publish anyway', await dialog())
  await page().findByText('Post published')
  await page().findByRole('link', { name: 'View on site' })
  expect(page().queryByRole('button', { name: 'Publish' })).toBeNull()
  expect((await onSite('kusum')).status).toBe(200)
})

// Shows B89.
test('a post is taken back to a draft from the list, and deleted once the question is answered', async () => {
  await add('weld')
  const user = await openScreen('/blog?q=weld')
  const row = await rowOf('About weld')
  await user.click(within(row).getByRole('checkbox'))
  await press(user, 'Back to draft')
  await within(await rowOf('About weld')).findByText('Draft')
  expect((await onSite('weld')).status).toBe(404)
  await user.click(within(await rowOf('About weld')).getByRole('checkbox'))
  await press(user, 'Delete')
  await press(user, 'Cancel', await dialog())
  await rowOf('About weld')
  await press(user, 'Delete')
  await press(user, 'Delete post', await dialog())
  await page().findByText('No results')
})

// Shows B90.
test('unsaved text of a new post is restored', async () => {
  const user = await openScreen('/blog/new')
  await retype(user, await title(), 'Lac')
  await page().findByText(/^Unsaved changes/)
  await user.click(page().getByRole('link', { name: 'Pages' }))
  await heading('Pages')
  await openScreen('/blog/new')
  await expect.poll(async () => (await title()).value).toBe('Lac')
  await page().findByText(/^You wrote this on/)
  await press(user, 'Save')
  await heading('Lac')
  await expect.poll(() => page().queryByText(/^You wrote this on/)).toBeNull()
})

// Shows B90.
test('discarded text of a post is not restored, even when the user leaves at once', async () => {
  const id = await add('alum', { title: 'Alum' })
  const user = await openScreen(`/blog/${id}`)
  await retype(user, await title(), 'Alum and iron')
  await page().findByText('Unsaved changes, kept as your draft')
  await press(user, 'Discard')
  await openScreen(`/blog/${id}`)
  expect((await title()).value).toBe('Alum')
  expect(page().queryByText(/^You wrote this on/)).toBeNull()
})

// Shows B90.
test('an earlier version of a post is looked at, brought back into the form, and discarded', async () => {
  const id = await add('shellac', { title: 'Shellac', body: '<p>A resin of insects.</p>' })
  const user = await openScreen(`/blog/${id}`)
  await retype(user, await title(), 'Lac and shellac')
  await press(user, 'Save')
  await heading('Lac and shellac')
  await press(user, 'Versions')
  const versions = await dialog()
  await expect.poll(() => versions.queryAllByRole('listitem')).toHaveLength(2)
  await press(user, /^Version 1/, versions)
  await within(await versions.findByRole('region', { name: 'Version 1' })).findByText('A resin of insects.')
  await press(user, 'Use this version', versions)
  await expect.poll(async () => (await title()).value).toBe('Shellac')
  await press(user, 'Discard')
  await expect.poll(async () => (await title()).value).toBe('Lac and shellac')
})

// Shows B323.
test('a version shows what it took out and added, and what changed since, in marks and in words', async () => {
  const id = await add('madder-root', { title: 'Madder', body: '<p>Three years in the ground.</p>', tags: ['red'] })
  const user = await openScreen(`/blog/${id}`)
  await retype(user, await title(), 'Madder root')
  await retype(user, page().getByLabelText('Tags'), 'red, root')
  await press(user, 'Save')
  await heading('Madder root')
  await press(user, 'Versions')
  const versions = await dialog()
  const region = within(await versions.findByRole('region', { name: 'Version 2' }))
  await region.findByRole('button', { name: 'Changes in this version', pressed: true })
  const marks = (tag: string) => [...document.querySelectorAll(`dd ${tag}`)].map(({ textContent }) => textContent)
  await expect.poll(() => marks('ins')).toEqual([' [added: root] ', 'After: red, root'])
  expect(marks('del')).toEqual(['Before: red'])
  await press(user, 'Changes since', region)
  await region.findByText('No differences.')
  await press(user, /^Version 1/, versions)
  const first = within(await versions.findByRole('region', { name: 'Version 1' }))
  expect(first.queryByRole('button', { name: 'Changes in this version' })).toBeNull()
  await press(user, 'Changes since', first)
  await expect.poll(() => marks('ins')).toEqual([' [added: root] ', 'After: red, root'])
})

// Shows B89.
test('a category and an author are made, given to a post, and shown with it', async () => {
  const user = await openScreen('/blog/categories')
  await press(user, 'New category')
  const category = await dialog()
  await retype(user, category.getByRole('textbox', { name: 'Name' }), 'Roots')
  await press(user, 'Add category', category)
  expect((await page().findByText('Roots', { selector: 'li *' })).closest('li')?.textContent).toContain('0 posts')
  await openScreen('/blog/authors')
  await press(user, 'New author')
  const author = await dialog()
  await retype(user, author.getByRole('textbox', { name: 'Name' }), 'Mira')
  await retype(user, author.getByLabelText('Line below the name'), 'Dyer in Kutch')
  await press(user, 'Add author', author)
  await page().findByText('Mira', { selector: 'li *' })
  await openScreen('/blog/new')
  await retype(user, await title(), 'Of roots')
  await user.selectOptions(page().getByLabelText('Author'), 'Mira')
  await user.click(page().getByRole('checkbox', { name: 'Roots' }))
  await user.selectOptions(page().getByLabelText('Status'), 'Published')
  await press(user, 'Save')
  await press(user, 'Publish anyway', await dialog())
  await page().findByRole('link', { name: 'View on site' })
  expect((await onSite('of-roots')).text).toContain('Dyer in Kutch')
  expect((await onSite('category/roots')).text).toContain('Of roots')
})

// Shows B89.
test.each([
  ['/posts?status=DRAFT', '/blog?status=DRAFT', 'Blog'],
  ['/posts/new', '/blog/new', 'New post'],
  ['/posts/tags', '/blog/tags', 'Tags'],
])('the former address %s of a screen leads to %s', async (former, now, title) => {
  await openScreen(former)
  await heading(title)
  expect(location.pathname + location.search).toBe(`/admin${now}`)
})

test('an author with posts is not deleted, and says why', async () => {
  const made = await one.call('POST', '/api/v1/blog-authors', { token, body: { title: 'Tara', path: 'tara' } })
  expect(made.status).toBe(200)
  await add('indigo', { authorId: made.body.data._id })
  const user = await openScreen('/blog/authors')
  await press(user, 'Actions for Tara')
  await user.click(await page().findByRole('menuitem', { name: 'Delete' }))
  await press(user, 'Delete author', await dialog())
  await (await dialog()).findByText(/Give them another author first\.$/)
})

test('a site without posts says what a blog is for', async () => {
  await openScreen('/blog', { site: two })
  await page().findByText('There are no posts yet')
})
