import { expect, test } from 'vitest'
import { standardTemplates } from '../../src/server/modules/over/starters/index.ts'
import type { Permission } from '../../src/shared/people/permissions.ts'
import { testApp } from '../support/app.ts'
import { photo, upload } from '../support/files/upload.ts'
import { overHttp } from '../support/outside/http.ts'

/** Links that show a blog post before it is saved or published (B90). */

const clock = { ahead: 0 }
const { app, one, two, owner } = await testApp({ standardTemplates, now: () => new Date(Date.now() + clock.ahead) })
const get = await overHttp(app)
const staff = { userType: 'STAFF' as const, permissions: ['content'] satisfies Permission[] }
const [asha, ravi] = [await one.signIn(staff), await one.signIn(staff)]

const week = 7 * 24 * 3600_000
type Body = Record<string, unknown>
const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: Body, { token } = asha) =>
  one.call(method, `/api/v1${path}`, { token, body })
const write = async (given: Body): Promise<string> => (await ask('POST', '/posts', given)).body.data._id
const empty = {
  ...{ title: '', path: '', shortDescription: '', body: '', tags: [], mediaId: null, authorId: null, categoryIds: [] },
  ...{ seoTitle: '', seoDescription: '', seoMediaId: null, status: 'DRAFT', publishAt: null },
}
const type = (id: string, given: Body, by = asha) =>
  ask('PUT', `/post-drafts/${id}`, { content: { ...empty, ...given }, revision: 1 }, by)
/** Where a new link leads. */
async function link(id: string): Promise<string> {
  const { body } = await ask('POST', `/posts/${id}/preview-links`)
  return new URL(body.data.url).pathname
}

// Shows B90.
test('the link shows the post as its author typed it to anyone with the link, but not to search engines', async () => {
  const categoryId = (await ask('POST', '/blog-categories', { title: 'Dyes', path: 'dyes' })).body.data._id
  const authorId = (await ask('POST', '/blog-authors', { title: 'Meera Joshi' })).body.data._id
  const id = await write({ title: 'As saved', path: 'looked-at' })
  const body = '<h2>Only typed</h2><p>Not saved.</p>'
  await type(id, { title: 'As typed', path: 'half a pa', body, categoryIds: [categoryId], authorId })
  const path = await link(id)
  const { status, text, headers } = await get(one.host, path)
  expect([status, headers['x-robots-tag'], headers['cache-control']]).toEqual([200, 'noindex', 'no-store'])
  for (const words of ['As typed', 'Only typed', 'Meera Joshi', 'Dyes', 'Preview']) expect(text).toContain(words)
  expect(text).toContain('<title>As typed')
  expect(text).not.toContain('As saved')
  expect((await get(one.host, '/blog/looked-at')).status).toBe(404)
  expect((await get(two.host, path)).status).toBe(404)
})

test('once it is saved, or what was typed is dropped, the link shows what is stored; with the post it goes', async () => {
  const id = await write({ title: 'As stored', path: 'stored' })
  await type(id, { title: 'As typed' })
  const path = await link(id)
  await ask('DELETE', `/post-drafts/${id}`)
  expect((await get(one.host, path)).text).toContain('As stored')
  await ask('DELETE', `/posts/${id}`)
  expect((await get(one.host, path)).status).toBe(404)
})

// Shows B186.
test('the links of a post are listed with their makers, and ended one by one', async () => {
  const id = await write({ title: 'Linked twice', path: 'linked' })
  const [first, second] = [await link(id), await link(id)]
  const listed = async () => (await ask('GET', `/posts/${id}/preview-links`, undefined, ravi)).body.data
  const [newest, ...others] = await listed()
  expect(others).toHaveLength(1)
  expect(newest).toEqual({
    ...{ _id: expect.stringMatching(/^[0-9a-f]{64}$/), by: 'Asha Rao' },
    ...{ created: expect.any(String), expires: expect.any(String) },
  })
  for (const { _id } of [newest, ...others]) {
    expect((await ask('DELETE', `/posts/${id}/preview-links/${_id}`, undefined, ravi)).status).toBe(200)
    expect((await ask('DELETE', `/posts/${id}/preview-links/${_id}`, undefined, ravi)).status).toBe(404)
  }
  for (const path of [first, second]) expect((await get(one.host, path)).status).toBe(404)
  expect(await listed()).toEqual([])
})

// Shows B186.
test('the link is good for seven days, and lists none that are over', async () => {
  const id = await write({ title: 'For a week', path: 'for-a-week' })
  const path = await link(id)
  const { body } = await ask('GET', `/posts/${id}/preview-links`)
  const [{ created, expires }] = body.data
  expect(Date.parse(expires) - Date.parse(created)).toBe(week)
  clock.ahead = week - 60_000
  expect((await get(one.host, path)).status).toBe(200)
  clock.ahead = week + 60_000
  const late = await one.signIn(staff)
  expect((await get(one.host, path)).status).toBe(404)
  expect((await ask('GET', `/posts/${id}/preview-links`, undefined, late)).body.data).toEqual([])
  clock.ahead = 0
})

// Shows B186.
test('the link ends when its maker may edit posts no more, and with their account', async () => {
  const id = await write({ title: 'Of a colleague', path: 'of-a-colleague' })
  for (const end of ["update users set permissions = '{orders}' where id = $1", 'delete from users where id = $1']) {
    const colleague = await one.signIn(staff)
    const { body } = await ask('POST', `/posts/${id}/preview-links`, undefined, colleague)
    const path = new URL(body.data.url).pathname
    expect((await get(one.host, path)).status).toBe(200)
    await owner.query(end, [colleague.id])
    expect((await get(one.host, path)).status).toBe(404)
    expect((await ask('GET', `/posts/${id}/preview-links`)).body.data).toEqual([])
  }
})

// Shows B186.
test('a link of a post is no link of a page with its id', async () => {
  const id = await write({ title: 'No page', path: 'no-page' })
  const path = await link(id)
  const { body } = await ask('GET', `/posts/${id}/preview-links`)
  expect((await ask('DELETE', `/pages/${id}/preview-links/${body.data[0]._id}`)).status).toBe(404)
  expect((await get(one.host, path)).status).toBe(200)
})

test('the link shows no unsaved changes of others', async () => {
  const id = await write({ title: 'As saved by all', path: 'of-all' })
  await type(id, { title: 'Typed by another' }, ravi)
  const { text } = await get(one.host, await link(id))
  expect(text).toContain('As saved by all')
  expect(text).not.toContain('Typed by another')
})

// Shows B90.
test('links elsewhere are shown with the picture for sharing, and with the own one without it', async () => {
  const { token } = await one.signIn({ userType: 'STAFF', permissions: ['content', 'media'] })
  const picture = async (width: number): Promise<string> =>
    (await upload(one, { token, bytes: await photo(width, 630).png().toBuffer() })).body.data._id
  const [mediaId, seoMediaId] = [await picture(1000), await picture(1200)]
  const shared = async (path: string) =>
    (await get(one.host, `/blog/${path}`)).text.match(/og:image" content="([^"]*)/)?.[1]
  await write({ title: 'Own', path: 'own-picture', status: 'PUBLISHED', mediaId })
  await write({ title: 'For sharing', path: 'shared-picture', status: 'PUBLISHED', mediaId, seoMediaId })
  expect(await shared('own-picture')).toContain(mediaId)
  expect(await shared('shared-picture')).toContain(seoMediaId)
  expect((await one.call('DELETE', `/api/v1/media/${seoMediaId}`, { token })).status).toBe(409)
  const refused = await ask('POST', '/posts', { title: 'No such', path: 'none', seoMediaId: 'nopicture12' })
  expect(refused).toMatchObject({ status: 404, body: { errors: [{ field: 'seoMediaId' }] } })
})
