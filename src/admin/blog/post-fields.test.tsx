// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { blogDesk } from '../../../tests/support/blog-desk.ts'
import { enterTime, page, press, retype, screensOf } from '../../../tests/support/screens/screen.tsx'

const app = await testApp()
const { one } = app
const openScreen = screensOf(app)
const { token } = await one.signIn({ userType: 'ADMIN' })
const { ask, write, read, change } = blogDesk(one, token)

let count = 0
/** The scheduled post of a test. */
let id = ''

beforeEach(async () => {
  const path = `indigo-${++count}`
  id = await write({ title: 'How indigo is dyed', path, status: 'SCHEDULED', publishAt: '2040-03-01T10:00:00.000Z' })
})

const field = (name: string) => page().findByRole<HTMLInputElement>('textbox', { name })
const unsaved = () => page().queryByText(/^Unsaved changes/) !== null
const open = () => openScreen(`/blog/${id}`)

/** Saves what the check before publishing has something to say about. */
async function save(user: Awaited<ReturnType<typeof open>>): Promise<void> {
  await press(user, 'Save')
  const anyway = page().queryByRole('button', { name: /anyway$/ })
  if (anyway) await user.click(anyway)
}

test('a post is saved twice in a row, each time on what was stored before', async () => {
  const user = await open()
  for (const title of ['How madder is dyed', 'How lac is dyed']) {
    expect(unsaved()).toBe(false)
    await retype(user, await field('Title'), title)
    await expect.poll(unsaved).toBe(true)
    await save(user)
    await expect.poll(async () => (await read(id)).title).toBe(title)
    await expect.poll(unsaved).toBe(false)
  }
})

// Shows B130.
test('related posts are put in order, and saved with the post', async () => {
  const [madder, lac] = [await write({ title: 'Madder' }), await write({ title: 'Lac', status: 'DRAFT' })]
  await change(id, { relatedIds: [madder, lac] })
  const user = await open()
  const rows = () => [...document.querySelectorAll('fieldset ol li')].map(({ textContent }) => textContent).join()
  await expect.poll(rows).toMatch(/Madder.*Lac.*Draft/)
  await press(user, 'More for Lac')
  await user.click(await page().findByRole('menuitem', { name: 'Move up' }))
  await save(user)
  await expect.poll(async () => (await read(id)).relatedIds).toEqual([lac, madder])
})

// Shows B186.
test('links that show a post before it is published are listed, and one is ended', async () => {
  await ask('POST', `/posts/${id}/preview-links`)
  const user = await open()
  await page().findByText(/Valid until/)
  await press(user, 'End link')
  await page().findByText('Preview link ended')
  await expect.poll(() => page().queryByText(/Valid until/)).toBeNull()
  expect((await ask('GET', `/posts/${id}/preview-links`)).body.data).toEqual([])
})

test('tags are taken as they are typed, each once', async () => {
  const user = await open()
  await user.type(await page().findByLabelText(/^Tags/), 'indigo, dyeing, indigo')
  expect(page().getByLabelText(/^Tags/)).toHaveProperty('value', 'indigo, dyeing, indigo')
  await user.tab()
  expect(page().getByLabelText(/^Tags/)).toHaveProperty('value', 'indigo, dyeing')
  await save(user)
  await expect.poll(async () => (await read(id)).tags).toEqual(['indigo', 'dyeing'])
})

test('a date is that of the time zone of the site', async () => {
  const user = await open()
  const date = await page().findByLabelText(/^Date/)
  expect(date).toHaveProperty('value', '2040-03-01T15:30')
  enterTime(date, '2040-03-02T09:00')
  await save(user)
  await expect.poll(async () => (await read(id)).publishAt).toBe('2040-03-02T03:30:00.000Z')
})

// Shows B89.
test('a post that another user has saved meanwhile is not overwritten, and theirs can be loaded', async () => {
  const user = await open()
  await retype(user, await field('Title'), 'How madder is dyed')
  await change(id, { title: 'How lac is dyed' })
  await save(user)
  await page().findByText(/^Another user saved this post while you were editing\./)
  expect((await field('Title')).value).toBe('How madder is dyed')
  await press(user, 'Discard my changes and load theirs')
  await expect.poll(async () => (await field('Title')).value).toBe('How lac is dyed')
})

test('an address that another post has is refused at its field, and what was typed stays', async () => {
  await write({ title: 'Madder', path: 'taken-by-madder' })
  const user = await open()
  await retype(user, await field('URL'), 'taken-by-madder')
  await save(user)
  await page().findByText('Another blog post already has the address "taken-by-madder".')
  expect((await field('URL')).getAttribute('aria-invalid')).toBe('true')
  expect((await field('URL')).value).toBe('taken-by-madder')
  expect(page().queryByText(/^Another user saved this post/)).toBeNull()
})

test('a post is saved with the keyboard, and not without a title', async () => {
  await change(id, { status: 'DRAFT' })
  const user = await open()
  await user.clear(await field('Title'))
  await user.keyboard('{Control>}s{/Control}')
  await page().findByText('Enter a title.')
  expect((await read(id)).title).toBe('How indigo is dyed')
  await user.type(await field('Title'), 'How madder is dyed')
  await user.keyboard('{Control>}s{/Control}')
  await expect.poll(async () => (await read(id)).title).toBe('How madder is dyed')
})

test('the address of a new post follows its title until it is edited, and the created post opens', async () => {
  const user = await openScreen('/blog/new')
  await retype(user, await field('Title'), 'नील की रंगाई Indigo')
  await expect.poll(async () => (await field('URL')).value).toContain('indigo')
  await retype(user, await field('URL'), 'blue-of-leaves')
  await retype(user, await field('Title'), 'Blue from leaves')
  expect((await field('URL')).value).toBe('blue-of-leaves')
  await press(user, 'Save')
  await page().findByText('Post added')
  await page().findByRole('heading', { level: 1, name: 'Blue from leaves' })
  expect((await ask('GET', '/post-drafts/new')).body.data).toBeNull()
  expect(await read(location.pathname.split('/').at(-1) ?? '')).toMatchObject({ path: 'blue-of-leaves' })
})
