import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { photo, upload } from '../../../../../tests/support/files/upload.ts'
import type { Permission } from '../../../../shared/people/permissions.ts'

const { one, two, owner } = await testApp()
const staff = { userType: 'STAFF' as const, permissions: ['content', 'media'] satisfies Permission[] }
const { token } = await one.signIn(staff)
const { token: other } = await one.signIn(staff)

type Body = Record<string, unknown>
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const ask = (method: Method, path: string, body?: Body, by = token) =>
  one.call(method, `/api/v1${path}`, { token: by, body })

let count = 0
async function write(given: Body = {}): Promise<string> {
  const body = { title: `Post ${++count}`, path: `drafted-${count}`, status: 'PUBLISHED', ...given }
  return (await ask('POST', '/posts', body)).body.data._id
}
const read = async (id: string) => (await ask('GET', `/posts/${id}`)).body.data
const change = async (id: string, given: Body, by = token) =>
  ask('PUT', `/posts/${id}`, { ...(await read(id)), ...given }, by)

const typed = (given: Body = {}) => ({
  ...{ title: '', path: '', shortDescription: '', body: '', tags: [], mediaId: null, authorId: null, categoryIds: [] },
  ...{ seoTitle: '', seoDescription: '', seoMediaId: null, status: 'DRAFT', publishAt: null },
  ...given,
})
const keep = (of: string, given: Body, by = token) =>
  ask('PUT', `/post-drafts/${of}`, { content: typed(given), revision: 1 }, by)
const kept = async (of: string, by = token) => (await ask('GET', `/post-drafts/${of}`, undefined, by)).body.data

describe('an unsaved draft of a post', () => {
  // Shows B90.
  test('is stored for its author, valid or not, and hidden from other users', async () => {
    const id = await write({ title: 'As saved' })
    expect((await keep(id, { title: '', path: 'NOT a path' })).status).toBe(200)
    expect((await keep(id, { title: 'Half a tit', path: 'NOT a path' })).status).toBe(200)
    expect(await kept(id)).toMatchObject({ content: { title: 'Half a tit', path: 'NOT a path' }, revision: 1 })
    expect(await kept(id, other)).toBeNull()
    expect((await read(id)).title).toBe('As saved')
    expect((await ask('DELETE', `/post-drafts/${id}`)).status).toBe(200)
    expect(await kept(id)).toBeNull()
    expect((await ask('DELETE', `/post-drafts/${id}`)).status).toBe(200)
  })

  // Shows B90.
  test('belongs to the tab that keeps it: saving or discarding in one leaves what another keeps', async () => {
    const [first, second, third] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
    const keepIn = (editor: string, title: string, savedAt?: string) =>
      ask('PUT', '/post-drafts/new', { content: typed({ title }), revision: 0, editor, savedAt })
    const shown = async (before?: string) => {
      const { body } = await one.call('GET', '/api/v1/post-drafts/new', { token, query: before ? { before } : {} })
      return body.data
    }
    const drop = (query: Record<string, string>) => one.call('DELETE', '/api/v1/post-drafts/new', { token, query })
    await ask('DELETE', '/post-drafts/new')
    await keepIn(first, 'Typed in the first tab')
    await keepIn(second, 'Typed in the second tab')
    const newest = await shown()
    expect(newest).toMatchObject({ content: { title: 'Typed in the second tab' }, count: 2 })
    const older = await shown(newest.savedAt)
    expect(older.content.title).toBe('Typed in the first tab')
    expect((await shown(older.savedAt)).content.title).toBe('Typed in the second tab')

    // A third tab goes on with what the second has typed.
    await keepIn(third, 'Gone on with', newest.savedAt)
    expect(await shown()).toMatchObject({ content: { title: 'Gone on with' }, count: 2 })
    // The second types once more, after which its draft is not the one that the third began with.
    await keepIn(second, 'Typed once more')
    await keepIn(third, 'Gone on with', newest.savedAt)
    await drop({ editor: third, savedAt: newest.savedAt })
    expect(await shown()).toMatchObject({ content: { title: 'Typed once more' }, count: 2 })
    await drop({ editor: second })
    expect(await shown()).toMatchObject({ content: { title: 'Typed in the first tab' }, count: 1 })
    await drop({})
    expect(await shown()).toBeNull()
  })

  test('may be of a post that is not there yet, once for each person', async () => {
    await keep('new', { title: 'Mine' })
    await keep('new', { title: 'Theirs' }, other)
    await keep('new', { title: 'Mine, later' })
    expect((await kept('new')).content.title).toBe('Mine, later')
    expect((await kept('new', other)).content.title).toBe('Theirs')
  })

  test('is of a post of the site, and no harmful markup is kept', async () => {
    const nobody = '01999999-9999-7999-8999-999999999999'
    expect((await keep(nobody, {})).status).toBe(404)
    expect((await keep('elsewhere', {})).status).toBe(400)
    const foreign = await two.signIn(staff)
    const id = await write()
    const body = { content: typed(), revision: 1 }
    expect((await two.call('PUT', `/api/v1/post-drafts/${id}`, { token: foreign.token, body })).status).toBe(404)
    await keep(id, { body: '<p onclick="x">Blue</p><script>1</script>' })
    expect((await kept(id)).content.body).toBe('<p>Blue</p>')
  })

  test('goes with its post, and holds its pictures meanwhile', async () => {
    const { body: sent } = await upload(one, { token, bytes: await photo(60, 40).png().toBuffer() })
    const mediaId = sent.data._id
    const id = await write()
    await keep(id, { mediaId })
    expect((await ask('DELETE', `/media/${mediaId}`)).status).toBe(409)
    await ask('DELETE', `/posts/${id}`)
    expect((await ask('DELETE', `/media/${mediaId}`)).status).toBe(200)
  })
})

describe('versions of a post', () => {
  const versions = async (id: string) => (await ask('GET', `/posts/${id}/versions`)).body.data

  // Shows B90.
  test('tell who saved what and when, the newest first', async () => {
    const id = await write({ title: 'First', body: '<p>One</p>' })
    await change(id, { title: 'Second', tags: ['dye'] }, other)
    await change(id, { title: 'Second', tags: ['dye'] })
    const list = await versions(id)
    expect(list.map(({ version, title }: Body) => [version, title])).toEqual([
      [2, 'Second'],
      [1, 'First'],
    ])
    expect(list[0]).toMatchObject({ by: { name: expect.any(String) }, changed: ['tags', 'title'] })
  })

  test('bring back the words, and leave where and when the post is found', async () => {
    const id = await write({ title: 'Before', body: '<p>Old</p>', path: 'kept-path' })
    await change(id, { title: 'After', body: '<p>New</p>', path: 'moved-path' })
    const { body } = await ask('GET', `/posts/${id}/versions/1`)
    expect(body.data).toMatchObject({ content: { title: 'Before', body: '<p>Old</p>' }, gone: [] })
    for (const field of ['path', 'status', 'publishAt']) expect(body.data.content).not.toHaveProperty(field)
    expect((await ask('GET', `/posts/${id}/versions/9`)).status).toBe(404)
  })

  // Shows B90.
  test('leave out what the site no longer has, and say so', async () => {
    const authorId = (await ask('POST', '/blog-authors', { title: 'Soon gone' })).body.data._id
    const categoryId = (await ask('POST', '/blog-categories', { title: 'Gone', path: 'gone' })).body.data._id
    const id = await write({ authorId, categoryIds: [categoryId] })
    await change(id, { authorId: null, categoryIds: [] })
    await ask('DELETE', `/blog-authors/${authorId}`)
    await ask('DELETE', `/blog-categories/${categoryId}`)
    const { body } = await ask('GET', `/posts/${id}/versions/1`)
    expect(body.data).toMatchObject({ content: { authorId: null, categoryIds: [] }, gone: ['authorId', 'categoryIds'] })
  })

  // Shows B90.
  test('leave out a picture of the text that was deleted, say so, and can be saved', async () => {
    const add = async () => (await upload(one, { token, bytes: await photo(60, 40).png().toBuffer() })).body.data._id
    const [gone, stays] = [await add(), await add()]
    const figure = (id: string) => `<figure data-picture="${id}" data-alt="" data-caption=""></figure>`
    const kept = `<p>One</p>${figure(stays)}<p>Two</p>`
    const id = await write({ body: `${figure(gone)}${kept}` })
    await change(id, { body: kept })
    expect((await ask('DELETE', `/media/${gone}`)).status).toBe(200)
    const { content, gone: named } = (await ask('GET', `/posts/${id}/versions/1`)).body.data
    expect({ body: content.body, named }).toEqual({ body: kept, named: ['body'] })
    expect((await change(id, content)).status).toBe(200)
    expect((await ask('GET', `/posts/${id}/versions/2`)).body.data.gone).toEqual([])
  })

  test('begin with what the post was where none were kept', async () => {
    const id = await write({ title: 'From before' })
    await owner.query('delete from post_versions where post_id = $1', [id])
    await change(id, { title: 'Changed' })
    expect((await versions(id)).map(({ title }: Body) => title)).toEqual(['Changed', 'From before'])
  })

  test('are the last hundred', async () => {
    const id = await write()
    await owner.query(
      `insert into post_versions (site_id, post_id, version, content)
       select site_id, post_id, n, content from post_versions, generate_series(2, 100) n where post_id = $1`,
      [id],
    )
    await change(id, { title: 'The hundred and first' })
    const { body } = await ask('GET', `/posts/${id}/versions?s=100`)
    expect([body.total, body.data.at(-1).version, body.data[0].version]).toEqual([100, 2, 101])
  })
})
