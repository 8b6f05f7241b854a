import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { photo, upload } from '../../../../../tests/support/files/upload.ts'

const { one, two } = await testApp()
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['media'] })
const path = '/api/v1/media'

let count = 0
async function add(name = 'a.png'): Promise<string> {
  const bytes = await photo(40 + count++, 30)
    .png()
    .toBuffer()
  return (await upload(one, { token, bytes, name })).body.data._id
}
const arrange = (body: object, by = token, site = one) => site.call('POST', `${path}/arrange`, { token: by, body })
const read = async (id: string) => (await one.call('GET', `${path}/${id}`, { token })).body.data
const ids = async (query: Record<string, string>) =>
  (await one.call('GET', path, { token, query })).body.data.map(({ _id }: { _id: string }) => _id)

describe('folders and tags', () => {
  // Shows B99.
  test('are given to several pictures at once, found by them, and counted', async () => {
    const [first, second, third] = [await add(), await add(), await add()]
    const { body } = await arrange({ ids: [first, second], folder: ' Diwali ', addTags: ['brass', 'lamp', 'brass'] })
    expect(body.data).toEqual({ count: 2 })
    await arrange({ ids: [second, third], addTags: ['दीपक'], removeTags: ['lamp'] })
    expect(await read(first)).toMatchObject({ folder: 'Diwali', tags: ['brass', 'lamp'] })
    expect(await read(second)).toMatchObject({ folder: 'Diwali', tags: ['brass', 'दीपक'] })
    expect(await read(third)).toMatchObject({ folder: '', tags: ['दीपक'] })
    expect((await ids({ folder: 'Diwali' })).sort()).toEqual([first, second].sort())
    expect((await ids({ tag: 'दीपक' })).sort()).toEqual([second, third].sort())
    expect(await ids({ folder: 'Diwali', tag: 'दीपक', used: 'no' })).toEqual([second])
    expect((await one.call('GET', `${path}/labels`, { token })).body.data).toEqual({
      folders: [{ title: 'Diwali', count: 2 }],
      tags: [
        { title: 'brass', count: 2 },
        { title: 'lamp', count: 1 },
        { title: 'दीपक', count: 2 },
      ],
    })
    await arrange({ ids: [first], folder: '' })
    expect(await read(first)).toMatchObject({ folder: '', tags: ['brass', 'lamp'] })
    const { token: theirs } = await two.signIn({ userType: 'STAFF', permissions: ['media'] })
    expect((await two.call('GET', `${path}/labels`, { token: theirs })).body.data).toEqual({ folders: [], tags: [] })
    expect((await arrange({ ids: [first], folder: 'Theirs' }, theirs, two)).status).toBe(404)
  })

  // Shows B216.
  test('are counted where something is different afterwards', async () => {
    const [first, second, third] = [await add(), await add(), await add()]
    const changed = async (body: object) => (await arrange({ ids: [first, second, third], ...body })).body.data.count
    await arrange({ ids: [first], addTags: ['clay'] })
    expect(await changed({ removeTags: ['CLAY', 'none'] })).toBe(1)
    expect(await changed({ removeTags: ['clay'] })).toBe(0)
    expect(await changed({ folder: 'Pots' })).toBe(3)
    expect(await changed({ folder: 'Pots', addTags: [] })).toBe(0)
  })

  // Shows B177.
  test('are one tag in any capitals, as the library wrote it first', async () => {
    const [first, second] = [await add(), await add()]
    await arrange({ ids: [first], addTags: ['Festival', 'festival'] })
    await arrange({ ids: [first, second], addTags: ['FESTIVAL'] })
    expect([(await read(first)).tags, (await read(second)).tags]).toEqual([['Festival'], ['Festival']])
    const changed = await one.call('PATCH', `${path}/${second}`, { token, body: { tags: ['festival', 'Clay'] } })
    expect(changed.body.data.tags).toEqual(['Festival', 'Clay'])
    expect((await ids({ tag: 'fESTIVAL' })).sort()).toEqual([first, second].sort())
    await arrange({ ids: [first], removeTags: ['festival'] })
    expect((await read(first)).tags).toEqual([])
  })

  // Shows B99.
  test('are given to all or none', async () => {
    const [full, empty] = [await add(), await add()]
    await arrange({ ids: [full], addTags: Array.from({ length: 20 }, (_, index) => `tag ${index}`) })
    const refused = await arrange({ ids: [empty, full], folder: 'Holi', addTags: ['one more'] })
    expect([refused.status, refused.body.errors[0].field]).toEqual([409, 'addTags'])
    expect((await arrange({ ids: [empty, 'aaaaaaaaaaaaaa'], folder: 'Holi' })).status).toBe(404)
    expect(await read(empty)).toMatchObject({ folder: '', tags: [] })
    expect((await arrange({ ids: [empty], folder: 'x'.repeat(61) })).body.errors[0].field).toBe('folder')
  })

  test('are not for who may only look', async () => {
    const { token: viewer } = await one.signIn({ userType: 'STAFF', permissions: ['view'] })
    const id = await add()
    expect((await arrange({ ids: [id], folder: 'Mine' }, viewer)).status).toBe(403)
    expect((await one.call('GET', `${path}/labels`, { token: viewer })).status).toBe(200)
  })
})

describe('several pictures', () => {
  // Shows B99.
  test('are deleted, unless one of them is shown: then none is, and it says where', async () => {
    const [free, used] = [await add(), await add()]
    const { token: keeper } = await one.signIn({ userType: 'STAFF', permissions: ['catalogue'] })
    const made = await one.call('POST', '/api/v1/categories', {
      token: keeper,
      body: { title: 'Lamps', path: 'lamps', mediaId: used },
    })
    expect(made.status).toBe(200)
    const remove = (ids: string[], by = token) => one.call('POST', `${path}/delete`, { token: by, body: { ids } })
    const refused = await remove([free, used])
    expect([refused.status, refused.body.msg]).toEqual([409, expect.stringContaining('Lamps')])
    expect((await read(free))._id).toBe(free)
    expect((await remove([free], keeper)).status).toBe(403)
    expect((await remove([free])).body.data).toEqual({ count: 1 })
    expect((await one.call('GET', `${path}/${free}`, { token })).status).toBe(404)
  })
})
