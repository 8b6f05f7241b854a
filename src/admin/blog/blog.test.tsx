// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { blogDesk } from '../../../tests/support/blog-desk.ts'
import { dialog, page, press, retype, rowOf, screensOf, within } from '../../../tests/support/screens/screen.tsx'

const app = await testApp()
const { one } = app
const openScreen = screensOf(app)
const { token } = await one.signIn({ userType: 'ADMIN' })
const { ask, write, read, add } = blogDesk(one, token)

const publishAt = '2040-03-01T10:00:00.000Z'
const listed = () => [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)

/** The dialog of a category, tag or author that is chosen in its list. */
async function openNamed(user: Awaited<ReturnType<typeof openScreen>>, title: string) {
  await user.click(await page().findByText(title, { selector: 'li button *' }))
  return dialog()
}

// Shows B89.
test('posts are listed with their state, filtered and sorted as the address says', async () => {
  const scheduled = { status: 'SCHEDULED', publishAt }
  await write({ title: 'Dyes of indigo', tags: ['dye'], ...scheduled })
  await write({ title: 'Dyes of lac', tags: ['dye'], ...scheduled })
  await write({ title: 'Dyes of madder', tags: ['dye'] })
  await write({ title: 'Dyes of weld', tags: ['yellow'], ...scheduled })
  await openScreen('/blog?status=SCHEDULED&tag=dye&sort=title&order=descend')
  await within(await rowOf('Dyes of lac')).findByText('Scheduled')
  expect(listed()).toEqual([expect.stringContaining('Dyes of lac'), expect.stringContaining('Dyes of indigo')])
  expect(page().getByLabelText('Tag')).toHaveProperty('value', 'dye')
})

// Shows B89.
test('scheduled posts that are published from the list are published now, not at their time', async () => {
  const id = await write({ title: 'Published early', status: 'SCHEDULED', publishAt })
  const user = await openScreen('/blog?q=early')
  await user.click(within(await rowOf('Published early')).getByRole('checkbox'))
  await press(user, 'Publish')
  await press(user, 'Publish anyway', await dialog())
  await page().findByText('1 post published')
  const post = await read(id)
  expect(post.status).toBe('PUBLISHED')
  expect(Date.parse(post.publishAt)).toBeLessThanOrEqual(Date.now())
})

test('a category is changed, and not over what a colleague has changed meanwhile', async () => {
  const id = await add('categories', { title: 'Weaving', path: 'weaving' })
  await write({ categoryIds: [id] })
  const user = await openScreen('/blog/categories')
  expect((await page().findByText('Weaving', { selector: 'li *' })).closest('li')?.textContent).toContain('1 post')
  const form = await openNamed(user, 'Weaving')
  const stored = async () =>
    (await ask('GET', '/blog-categories')).body.data.find(({ _id }: { _id: string }) => _id === id)
  const before = await stored()
  const change = (given: object, revision = before.revision) =>
    ask('PUT', `/blog-categories/${id}`, { title: 'Weaving', path: 'weaving', revision, ...given })
  await change({ description: 'Of Kutch.' })
  await retype(user, form.getByRole('textbox', { name: 'Name' }), 'Looms')
  await press(user, 'Save', form)
  await form.findByText(/changed/)
  expect((await stored()).title).toBe('Weaving')
  await openScreen('/blog/categories')
  const again = await openNamed(user, 'Weaving')
  await retype(user, again.getByRole('textbox', { name: 'Name' }), 'Looms')
  await press(user, 'Save', again)
  await page().findByText('Category saved')
  expect(await stored()).toMatchObject({ title: 'Looms', path: 'weaving', description: 'Of Kutch.' })
})

test('a new category has the address of its name', async () => {
  const user = await openScreen('/blog/categories')
  await press(user, 'New category')
  const form = await dialog()
  await retype(user, form.getByRole('textbox', { name: 'Name' }), 'Khan Paan')
  expect(form.getByRole('textbox', { name: 'URL' })).toHaveProperty('value', 'khan-paan')
  await press(user, 'Add category', form)
  await page().findByText('Khan Paan', { selector: 'li *' })
})

// Shows B129.
test('a tag is given words for its page', async () => {
  await write({ tags: ['kalamkari'] })
  const user = await openScreen('/blog/tags')
  const form = await openNamed(user, 'kalamkari')
  await user.type(form.getByLabelText(/^Description/), 'Drawn with a pen.')
  await press(user, 'Save', form)
  await page().findByText('Tag saved')
  const { body } = await ask('GET', '/blog-tags')
  const tags = body.data as { title: string; description: string }[]
  expect(tags.find(({ title }) => title === 'kalamkari')?.description).toBe('Drawn with a pen.')
})

test('an author is changed', async () => {
  await add('authors', { title: 'Mira', path: 'mira', subtitle: 'Weaver' })
  const user = await openScreen('/blog/authors')
  const form = await openNamed(user, 'Mira')
  await retype(user, form.getByLabelText('Line below the name'), 'Weaver in Kutch')
  await press(user, 'Save', form)
  await page().findByText('Author saved')
  await page().findByText('Weaver in Kutch')
})
