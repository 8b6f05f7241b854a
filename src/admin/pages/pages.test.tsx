// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { openEditor } from '../../../tests/support/editing.ts'
import { overHttp } from '../../../tests/support/outside/http.ts'
import {
  choose,
  dialog,
  enterTime,
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
const editor = await openEditor(one)

const statusOf = async (path: string) => (await get(one.host, path)).status
const tab = (name: string) =>
  within(page().getByRole('navigation', { name: 'Kinds of pages' })).getByRole('link', { name })

test('pages are listed with their paths and whether visitors see them', async () => {
  await editor.publish('/craft')
  await editor.add('/craft-draft')
  await openScreen('/pages?q=craft')
  const published = await rowOf('Title of /craft')
  expect(published.textContent).toContain('/craftPublished')
  expect((await rowOf('Title of /craft-draft')).textContent).toContain('/craft-draftDraft')
})

test('a page is deleted, found among the deleted ones, and restored', async () => {
  await editor.publish('/gone')
  const user = await openScreen('/pages?q=/gone')
  await choose(user, await rowOf('Title of /gone'), 'Delete')
  await page().findByText('No results')
  expect(await statusOf('/gone')).toBe(404)
  await user.click(tab('Deleted'))
  await press(user, 'Restore Title of /gone')
  await page().findByText('Title of /gone is restored')
  expect(await statusOf('/gone')).toBe(200)
})

test('deleting a page is taken back by Undo', async () => {
  await editor.publish('/undone')
  const user = await openScreen('/pages?q=/undone')
  await choose(user, await rowOf('Title of /undone'), 'Delete')
  await press(user, 'Undo')
  await rowOf('Title of /undone')
  expect(await statusOf('/undone')).toBe(200)
})

test('a page becomes the home page; a draft cannot', async () => {
  await editor.publish('/first')
  await editor.add('/first-draft')
  const user = await openScreen('/pages?q=/first')
  await press(user, 'Actions for Title of /first-draft')
  const item = await page().findByRole('menuitem', { name: 'Set as home page' })
  expect(item.getAttribute('aria-disabled')).toBe('true')
  await user.keyboard('{Escape}')
  await choose(user, await rowOf('Title of /first'), 'Set as home page')
  await page().findByText('Title of /first is the home page now')
  expect((await get(one.host, '/')).text).toContain('Words of /first')
})

test('a page’s path is changed in its settings, and the old one leads to it', async () => {
  await editor.publish('/old-path')
  const user = await openScreen('/pages?q=/old-path')
  await choose(user, await rowOf('Title of /old-path'), 'Settings')
  await retype(user, await page().findByRole('textbox', { name: 'Path' }), '/new-path')
  const form = await dialog()
  await form.findByText('/old-path will redirect to /new-path immediately.')
  await press(user, 'Save', form)
  await page().findByText('Settings saved')
  expect((await get(one.host, '/old-path')).headers.location).toBe('/new-path')
})

test('a title that a colleague changed meanwhile is not overwritten before that was said', async () => {
  const { _id } = await editor.publish('/two-titles')
  const title = async () => (await editor.read(_id)).title
  const user = await openScreen('/pages?q=/two-titles')
  await choose(user, await rowOf('Title of /two-titles'), 'Settings')
  const field = await page().findByRole('textbox', { name: 'Title' })
  expect((await editor.call('PATCH', `/pages/${_id}`, { title: 'Theirs' })).status).toBe(200)
  await retype(user, field, 'Mine')
  await press(user, 'Save', await dialog())
  await page().findByText(/^Another user changed this to “Theirs”/)
  expect(await title()).toBe('Theirs')
  await press(user, 'Save', await dialog())
  await page().findByText('Settings saved')
  expect(await title()).toBe('Mine')
})

test('a new page without a title and with a path that is taken is refused at these fields', async () => {
  await editor.publish('/taken')
  const user = await openScreen('/pages')
  await press(user, 'New page')
  const form = await dialog()
  await press(user, 'Create page', form)
  const title = form.getByRole('textbox', { name: 'Title' })
  await expect.poll(() => title.getAttribute('aria-invalid')).toBe('true')
  await retype(user, title, 'Taken')
  const path = form.getByRole('textbox', { name: 'Path' })
  expect(path).toHaveProperty('value', '/taken')
  await press(user, 'Create page', form)
  await expect.poll(() => path.getAttribute('aria-invalid')).toBe('true')
})

test('the path of a new page follows its title until it is written by hand, and again once that is emptied', async () => {
  const user = await openScreen('/pages')
  await press(user, 'New page')
  const form = await dialog()
  const [title, path] = ['Title', 'Path'].map((name) => form.getByRole('textbox', { name })) as [
    HTMLElement,
    HTMLElement,
  ]
  await retype(user, title, 'Our looms')
  expect(path).toHaveProperty('value', '/our-looms')
  await retype(user, path, '/weaving')
  await retype(user, title, 'Our old looms')
  expect(path).toHaveProperty('value', '/weaving')
  await user.clear(path)
  await retype(user, title, 'Looms')
  expect(path).toHaveProperty('value', '/looms')
})

test('another path is said to redirect where visitors know the former one, and not for a draft', async () => {
  await editor.publish('/moves-known')
  await editor.add('/moves-draft')
  for (const [path, isKnown] of [
    ['/moves-known', true],
    ['/moves-draft', false],
  ] as const) {
    const user = await openScreen(`/pages?q=${path}`)
    await choose(user, await rowOf(`Title of ${path}`), 'Settings')
    await retype(user, await page().findByRole('textbox', { name: 'Path' }), '/moves-on')
    const hint = page().queryByText(`${path} will redirect to /moves-on immediately.`)
    expect([path, hint !== null]).toEqual([path, isKnown])
  }
})

test('a site without pages says how one is begun', async () => {
  await openScreen('/pages', { site: two })
  await page().findByText('There are no pages yet')
})

test('staff who may only look see pages, and find no way to change them', async () => {
  await editor.publish('/looked-at')
  await openScreen('/pages?q=looked', { as: ['view'] })
  expect(within(await rowOf('Title of /looked-at')).queryByRole('button')).toBeNull()
  expect(page().queryByRole('button', { name: 'New page' })).toBeNull()
})

// Shows B186.
test('the settings of a page list its preview links, and end one', async () => {
  const { _id } = await editor.publish('/shared-draft')
  const { body } = await editor.call('POST', `/pages/${_id}/preview-links`)
  const path = new URL(body.data.url).pathname
  expect(await statusOf(path)).toBe(200)
  const user = await openScreen('/pages?q=/shared-draft')
  await choose(user, await rowOf('Title of /shared-draft'), 'Settings')
  await press(user, 'End link')
  await page().findByText('Preview link ended')
  await expect.poll(() => page().queryByText('End link')).toBeNull()
  expect(await statusOf(path)).toBe(404)
})

// Shows B370.
test('a page is scheduled in the list, moved to another time and taken off the schedule', async () => {
  const { _id } = await editor.add('/autumn')
  const user = await openScreen('/pages?q=/autumn')
  await choose(user, await rowOf('Title of /autumn'), 'Publish later')
  const time = await page().findByLabelText(/^Date and time/)
  const form = await dialog()
  await press(user, 'Schedule', form)
  await form.findByText('Choose a date and time.')
  enterTime(time, '2020-01-01T09:00')
  await press(user, 'Schedule', form)
  await form.findByText('Choose a publishing time in the future.')
  enterTime(time, '2040-10-01T09:00')
  await press(user, 'Schedule', form)
  await page().findByText('Scheduled for 1 October 2040 at 9:00 am')
  expect((await rowOf('Title of /autumn')).textContent).toContain('/autumnScheduled')
  expect((await editor.read(_id)).publishAt).toBe('2040-10-01T03:30:00.000Z')
  await choose(user, await rowOf('Title of /autumn'), 'Publish later')
  await press(user, 'Take off the schedule')
  await page().findByText('Taken off the schedule')
  expect((await rowOf('Title of /autumn')).textContent).toContain('/autumnDraft')
  expect((await editor.read(_id)).publishAt).toBeNull()
})

// Shows B370.
test('a page whose time passed while its draft has errors says that it is not published, and why', async () => {
  const { _id } = await editor.add('/overdue')
  await app.owner.query(`update pages set publish_at = '2026-01-02T03:30:00Z' where id = $1`, [_id])
  const user = await openScreen('/pages?q=/overdue')
  const row = await rowOf('Title of /overdue')
  expect(row.textContent).toContain('Not published')
  await choose(user, row, 'Publish later')
  await page().findByText(/^The draft has errors, so it was not published on 2 January 2026 at 9:00 am/)
})
