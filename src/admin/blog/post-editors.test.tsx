// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import {
  page,
  press,
  retype,
  rowOf,
  screensOf,
  standardTemplates,
  within,
} from '../../../tests/support/screens/screen.tsx'
import type { Permission } from '../../shared/people/permissions.ts'

const app = await testApp({ standardTemplates })
const { one, owner: database } = app
const openScreen = screensOf(app)
const staff = { userType: 'STAFF' as const, permissions: ['content'] satisfies Permission[] }
const asha = await one.signIn(staff)
const meera = await one.signIn(staff)
await database.query("update users set first_name = 'Meera' where id = $1", [meera.id])

type Body = Record<string, unknown>
type Writer = typeof asha
let count = 0
/** The post of a test; its title is unlike any other. */
let post = { id: '', title: '' }

const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: Body, { token }: Writer = asha) =>
  one.call(method, `/api/v1${path}`, { token, body })
const read = async (id = post.id) => (await ask('GET', `/posts/${id}`)).body.data

async function write() {
  const title = `Indigo ${++count}`
  const { body } = await ask('POST', '/posts', { title, path: `indigo-${count}` })
  return { id: body.data._id as string, title }
}

beforeEach(async () => {
  post = await write()
})

/** Another tab has the post. */
const takeElsewhere = (who: Writer, editor: string) =>
  ask('PUT', `/posts/${post.id}/lock`, { editor, take: 'over' }, who)
const saveElsewhere = async (who: Writer, editor: string, given: Body) =>
  ask('PUT', `/posts/${post.id}`, { ...(await read()), ...given, editor }, who)

const open = () => openScreen(`/blog/${post.id}`, { as: asha })
const title = () => page().findByRole<HTMLInputElement>('textbox', { name: 'Title' })
const mayType = async () => (await title()).closest('fieldset[disabled]') === null
const texts = () => document.querySelector('main')?.textContent ?? ''

// Shows B279.
test('a post that a colleague edits can be looked at, and is taken over by one press', async () => {
  await takeElsewhere(meera, 'tab-of-meera')
  const user = await open()
  await page().findByText(/^Meera Rao is editing this post since .* You can view it\. To change it, take over\.$/)
  expect(await title()).toHaveProperty('value', post.title)
  expect(await mayType()).toBe(false)
  const body = await page().findByRole('textbox', { name: 'Text' })
  expect(body.getAttribute('contenteditable')).toBe('false')
  expect(page().getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', true)
  await press(user, 'Take over')
  await expect.poll(mayType).toBe(true)
  expect(texts()).not.toContain('is editing this post')
  await retype(user, await title(), 'Madder')
  await press(user, 'Save')
  await expect.poll(async () => (await read()).title).toBe('Madder')
  expect((await saveElsewhere(meera, 'tab-of-meera', { title: 'Too late' })).status).toBe(409)
})

// Shows B279.
test('a writer whose post is taken over is told when they save, loses no word, and goes on with it after taking over', async () => {
  const user = await open()
  await retype(user, await title(), 'Typed by Asha')
  await takeElsewhere(meera, 'tab-of-meera')
  await saveElsewhere(meera, 'tab-of-meera', { shortDescription: 'Written by Meera' })
  await press(user, 'Save')
  await page().findByText(/^Meera Rao took over this post at .* They are kept as your draft/)
  expect(await title()).toHaveProperty('value', 'Typed by Asha')
  expect(await mayType()).toBe(false)
  await user.keyboard('{Control>}s{/Control}')
  expect(await read()).toMatchObject({ title: post.title, shortDescription: 'Written by Meera', revision: 2 })

  await press(user, 'Take over')
  await expect.poll(mayType).toBe(true)
  expect(await title()).toHaveProperty('value', 'Typed by Asha')
  await press(user, 'Keep mine, theirs stay under Versions')
  await press(user, 'Save')
  await expect.poll(async () => (await read()).title).toBe('Typed by Asha')
})

// Shows B279.
test('a tab that comes to the front learns that another tab of its writer has the post', async () => {
  await open()
  await title()
  await takeElsewhere(asha, 'tab-of-asha-two')
  document.dispatchEvent(new Event('visibilitychange'))
  await page().findByText(/^You took over this post in another tab at .* You can view it\./)
  expect(await mayType()).toBe(false)
})

// Shows B279.
test('a second tab reads the post as it is saved, and goes on with what the first has typed once it has taken over', async () => {
  await takeElsewhere(asha, 'tab-of-asha-two')
  const { _id: _, changedAt: __, image: ___, revision, ...content } = await read()
  const typed = { content: { ...content, title: 'Typed in the first tab' }, revision, editor: crypto.randomUUID() }
  expect((await ask('PUT', `/post-drafts/${post.id}`, typed)).status).toBe(200)
  const user = await open()
  await page().findByText(/^You have this post open in another tab since /)
  expect(await title()).toHaveProperty('value', post.title)
  await press(user, 'Take over')
  await page().findByText(/^You wrote this on /)
  expect(await title()).toHaveProperty('value', 'Typed in the first tab')
})

// Shows B279.
test('posts that are published or deleted together leave out what a colleague edits, and say so', async () => {
  const other = await write()
  await takeElsewhere(meera, 'tab-of-meera')
  const user = await openScreen('/blog?q=Indigo', { as: asha })
  const choose = async (...titles: string[]) => {
    for (const name of titles) await user.click(within(await rowOf(name)).getByRole('checkbox'))
  }
  await choose(post.title, other.title)
  await press(user, 'Publish')
  await press(user, 'Publish anyway', within(await page().findByRole('dialog')))
  await page().findByText('1 post published. 1 is being edited and stays as it is.')
  expect([(await read()).status, (await read(other.id)).status]).toEqual(['DRAFT', 'PUBLISHED'])

  await choose(post.title)
  await press(user, 'Delete')
  await press(user, 'Delete post', within(await page().findByRole('dialog')))
  await page().findByText(
    'Meera Rao is editing this post, so your change wasn’t saved. Take over the post to continue.',
  )
  expect((await read()).title).toBe(post.title)
})
