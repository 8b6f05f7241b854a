// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { type Body, blogDesk } from '../../../tests/support/blog-desk.ts'
import { dialog, page, press, retype, screensOf } from '../../../tests/support/screens/screen.tsx'

const app = await testApp()
const { one } = app
const openScreen = screensOf(app)
const owner = await one.signIn({ userType: 'ADMIN' })
const { ask, write, read, change, add } = blogDesk(one, owner.token)

let count = 0
/** The draft of a post that a test is about, which has an earlier version. */
let id = ''

beforeEach(async () => {
  const path = `lac-${++count}`
  id = await write({ title: 'How lac is dyed', path, status: 'DRAFT', body: '<p>Lac</p>', tags: ['lac'] })
  await change(id, { title: 'How indigo is dyed', path: `indigo-${count}`, tags: [] })
})

const open = (of = id) => openScreen(`/blog/${of}`, { as: owner })
const title = () => page().findByRole<HTMLInputElement>('textbox', { name: 'Title' })
const hasTitle = (text: string) => expect.poll(async () => (await title()).value).toBe(text)
const says = (text: RegExp) => page().queryByText(text) !== null
const kept = async (of = id) => (await ask('GET', `/post-drafts/${of}`)).body.data
const isKept = () => page().findByText('Unsaved changes, kept as your draft')

/** Keeps a draft as another tab of this writer does. */
async function keepElsewhere(content: Body, of = id): Promise<void> {
  const { revision = 0, ...post } = of === 'new' ? { ...blank } : await read(of)
  const { status, body } = await ask('PUT', `/post-drafts/${of}`, {
    ...{ editor: crypto.randomUUID(), revision, content: { ...contentOf(post), ...content } },
  })
  expect({ status, msg: body.msg }).toMatchObject({ status: 200 })
}

const blank = { title: '', path: '', shortDescription: '', body: '', tags: [], status: 'DRAFT', publishAt: null }
const contentOf = ({ title, path, shortDescription, body, tags, status, publishAt }: Body) => ({
  ...{ title, path, shortDescription, body, tags, status, publishAt },
  ...{ mediaId: null, authorId: null, categoryIds: [], relatedIds: [] },
  ...{ seoTitle: '', seoDescription: '', seoMediaId: null },
})

/** Refuses every draft, as a network does that is gone. */
function refuseDrafts(): void {
  const send = fetch
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (init.method === 'PUT' && address.includes('/post-drafts/')) throw new TypeError('Failed to fetch')
    return send(address, init)
  })
}

/** Holds the answer to the next save until the returned function is called. */
function holdSave(): () => void {
  const send = fetch
  let arrive = () => {}
  const held = new Promise<void>((done) => {
    arrive = done
  })
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const answer = await send(address, init)
    if (init.method === 'PUT' && /\/posts\/[0-9a-f-]+$/.test(address)) await held
    return answer
  })
  return arrive
}

// Shows B90.
test('a post closes without a question once what was typed is kept, which is there again until it is discarded', async () => {
  const user = await open()
  await retype(user, await title(), 'How madder is dyed')
  await user.click(page().getByRole('link', { name: 'Blog', current: false }))
  await expect.poll(() => location.pathname).toBe('/admin/blog')
  expect((await kept()).content.title).toBe('How madder is dyed')
  await open()
  await hasTitle('How madder is dyed')
  expect(says(/^You wrote this on/)).toBe(true)
  await page().findByRole('heading', { level: 1, name: 'How indigo is dyed' })
  await press(user, 'Discard it')
  await hasTitle('How indigo is dyed')
  await expect.poll(() => kept()).toBeNull()
  expect(says(/^You wrote this on/)).toBe(false)
  expect((await read(id)).title).toBe('How indigo is dyed')
})

// Shows B90, B210.
test('input that is typed while the post is being saved stays, as a draft of the saved revision', async () => {
  const user = await open()
  const { revision } = await read(id)
  await retype(user, await title(), 'How madder is dyed')
  const arrive = holdSave()
  await user.click(page().getByRole('button', { name: 'Save' }))
  const summary = page().getByRole<HTMLTextAreaElement>('textbox', { name: /^Summary/ })
  await user.type(summary, 'Typed meanwhile')
  arrive()
  await page().findByText('Post saved')
  await isKept()
  expect(await kept()).toMatchObject({
    ...{ content: { title: 'How madder is dyed', shortDescription: 'Typed meanwhile' }, revision: revision + 1 },
  })
  expect(summary.value).toBe('Typed meanwhile')
  await press(user, 'Save')
  await expect.poll(async () => (await read(id)).shortDescription).toBe('Typed meanwhile')
})

test('a post whose text could not be kept is not left without a question', async () => {
  const user = await open()
  refuseDrafts()
  await retype(user, await title(), 'How madder is dyed')
  await user.click(page().getByRole('link', { name: 'Blog', current: false }))
  const asked = await dialog()
  asked.getByText('Leave without saving?')
  await press(user, 'Stay', asked)
  expect(location.pathname).toBe(`/admin/blog/${id}`)
  expect((await title()).value).toBe('How madder is dyed')
  expect(says(/not kept/)).toBe(true)
})

test('a draft that is saved is kept no more', async () => {
  await keepElsewhere({ title: 'How weld is dyed', tags: ['weld'] })
  const user = await open()
  await hasTitle('How weld is dyed')
  await press(user, 'Save')
  await page().findByText('Post saved')
  expect(await read(id)).toMatchObject({ title: 'How weld is dyed', tags: ['weld'] })
  await expect.poll(() => kept()).toBeNull()
  await expect.poll(() => says(/^Unsaved changes/)).toBe(false)
})

// Shows B89.
test('a draft of before another user saved says so, and is given up for theirs', async () => {
  await keepElsewhere({ title: 'How weld is dyed' })
  await change(id, { title: 'How alum is used' })
  const user = await open()
  await hasTitle('How weld is dyed')
  expect(says(/^Another user saved this post while you were editing\./)).toBe(true)
  await press(user, 'Discard my changes and load theirs')
  await hasTitle('How alum is used')
  await expect.poll(() => kept()).toBeNull()
})

// Shows B89.
test('a draft of before another user saved is saved over theirs where that is chosen', async () => {
  await keepElsewhere({ title: 'How weld is dyed' })
  await change(id, { title: 'How alum is used' })
  const user = await open()
  await press(user, 'Keep mine, theirs stay under Versions')
  await expect.poll(() => says(/^Another user saved this post/)).toBe(false)
  await press(user, 'Save')
  await expect.poll(async () => (await read(id)).title).toBe('How weld is dyed')
})

// Shows B89.
test('a category that was deleted meanwhile is named, refused at its choice, and left out by a press', async () => {
  const gone = await add('categories', { title: 'Roots', path: `roots-${count}` })
  await keepElsewhere({ title: 'How weld is dyed', categoryIds: [gone] })
  await ask('DELETE', `/blog-categories/${gone}`)
  const user = await open()
  const box = await page().findByRole('checkbox', { name: 'A category that was deleted', checked: true })
  await press(user, 'Save')
  await page().findByText('This blog category was not found.', { selector: 'fieldset *' })
  await user.click(box)
  await press(user, 'Save')
  await expect.poll(async () => (await read(id)).title).toBe('How weld is dyed')
})

// Shows B90.
test('an earlier version in the editor leaves address and state as they are, and names what was deleted since', async () => {
  const author = await add('authors', { title: 'Mira', path: `mira-${count}` })
  await change(id, { title: 'By Mira', authorId: author })
  await change(id, { title: 'By no one', authorId: null })
  await ask('DELETE', `/blog-authors/${author}`)
  const user = await open()
  await press(user, 'Versions')
  const versions = await dialog()
  await press(user, /^Version 3/, versions)
  await versions.findByText('Since then deleted, and left out: author.')
  await press(user, 'Use this version', versions)
  await hasTitle('By Mira')
  expect((await read(id)).title).toBe('By no one')
  await press(user, 'Save')
  await expect.poll(async () => (await read(id)).title).toBe('By Mira')
  expect(await read(id)).toMatchObject({ path: `indigo-${count}`, status: 'DRAFT', authorId: null })
})

// Shows B90.
test('a tab keeps a draft of its own, and shows what another tab has kept', async () => {
  await keepElsewhere({ title: 'Typed there', path: 'typed-there' }, 'new')
  await keepElsewhere({ title: 'Typed here', path: 'typed-here' }, 'new')
  const user = await open('new')
  await hasTitle('Typed here')
  await page().findByText('You have unsaved changes in another tab.')
  await retype(user, await title(), 'Typed on')
  await isKept()
  await press(user, 'Show what I wrote there')
  await hasTitle('Typed there')
  await press(user, 'Discard')
  await hasTitle('')
  expect((await kept('new')).content.title).toBe('Typed on')
})

test('a new post goes on with what was typed before and not saved', async () => {
  await ask('DELETE', '/post-drafts/new')
  await keepElsewhere({ title: 'How kusum is dyed', path: `kusum-${count}` }, 'new')
  const user = await open('new')
  await hasTitle('How kusum is dyed')
  await press(user, 'Save')
  await page().findByText('Post added')
  expect(await kept('new')).toBeNull()
})
