import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { photo, upload } from '../../../../../tests/support/files/upload.ts'

const { one, two, owner } = await testApp()
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['content', 'media'] })

type Body = Record<string, unknown>
const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: Body) =>
  one.call(method, `/api/v1${path}`, { token, body })
const made = async (path: string, body: Body): Promise<string> => (await ask('POST', path, body)).body.data._id

let count = 0
const write = (given: Body = {}) => made('/posts', { title: `Post ${++count}`, path: `compared-${count}`, ...given })
const change = async (id: string, given: Body) =>
  ask('PUT', `/posts/${id}`, { ...(await ask('GET', `/posts/${id}`)).body.data, ...given })
const compare = (id: string, query: string) => ask('GET', `/posts/${id}/difference?${query}`)
const changes = async (id: string, query: string) => (await compare(id, query)).body.data.changes

describe('the difference between states of a post', () => {
  // Shows B323.
  test('names the fields that differ, in the order of the form, before and after', async () => {
    const id = await write({ title: 'Lac', tags: ['red'], body: '<p>Resin</p>' })
    await change(id, { title: 'Lac dye', tags: ['red', 'dye'], path: 'lac-dye', body: '<p>Resin of insects</p>' })
    await change(id, { seoTitle: 'Red' })
    expect(await changes(id, 'from=1&to=2')).toEqual([
      { field: 'title', before: 'Lac', after: 'Lac dye' },
      { field: 'path', before: expect.stringMatching(/^\/blog\/compared-/), after: '/blog/lac-dye' },
      { field: 'body', before: '<p>Resin</p>', after: '<p>Resin of insects</p>' },
      { field: 'tags', before: 'red', after: 'red, dye' },
    ])
    expect(await changes(id, 'from=2&to=3')).toEqual([{ field: 'seoTitle', before: '', after: 'Red' }])
    expect((await changes(id, 'from=1')).map(({ field }: Body) => field)).toEqual([
      'title',
      'path',
      'body',
      'tags',
      'seoTitle',
    ])
    expect(await changes(id, 'from=3&to=now')).toEqual([])
  })

  // Shows B323.
  test('says names in place of ids, also of what was deleted since', async () => {
    const [stays, goes] = [
      await made('/blog-categories', { title: 'Weaving', path: 'weaving' }),
      await made('/blog-categories', { title: 'Soon gone', path: 'soon-gone' }),
    ]
    const authorId = await made('/blog-authors', { title: 'Mira', path: 'mira' })
    const related = await write({ title: 'Madder' })
    const mediaId = (await upload(one, { token, bytes: await photo(60, 40).png().toBuffer() })).body.data._id
    await owner.query("update media set alt = 'A blue pot' where site_id = $1 and id = $2", [one.id, mediaId])
    const id = await write({ categoryIds: [stays, goes], authorId, mediaId, relatedIds: [related] })
    await change(id, { categoryIds: [], authorId: null, mediaId: null, relatedIds: [], status: 'PUBLISHED' })
    await ask('DELETE', `/blog-categories/${goes}`)
    await ask('DELETE', `/blog-authors/${authorId}`)
    const found: { field: string; before: string; after: string }[] = await changes(id, 'from=1&to=2')
    expect(found.map(({ field, before, after }) => [field, before, after])).toEqual([
      ['status', 'DRAFT', 'PUBLISHED'],
      ['publishAt', '', expect.stringMatching(/^20.*Z$/)],
      ['authorId', 'An author that was deleted', ''],
      ['categoryIds', 'Weaving, a category that was deleted', ''],
      ['mediaId', expect.stringMatching(/^A blue pot \(picture /), ''],
      ['relatedIds', 'Madder', ''],
    ])
  })

  // Shows B323.
  test('is refused for a version that is not kept, a post of another site, and other words', async () => {
    const id = await write()
    expect((await compare(id, 'from=7')).status).toBe(404)
    expect((await compare(id, 'from=1&to=7')).status).toBe(404)
    const { status, body } = await compare(id, 'from=1&to=yesterday')
    expect({ status, field: body.errors?.[0]?.field }).toEqual({ status: 400, field: 'to' })
    const { token: stranger } = await two.signIn({ userType: 'ADMIN' })
    const elsewhere = await two.call('GET', `/api/v1/posts/${id}/difference?from=1`, { token: stranger })
    expect(elsewhere.status).toBe(404)
  })
})
