import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { film } from '../../../../../tests/support/files/film.ts'
import { photo, sendPart, upload, uploadInParts } from '../../../../../tests/support/files/upload.ts'
import { overHttp } from '../../../../../tests/support/outside/http.ts'
import { createPage } from '../pages/index.ts'

const { app, one, services } = await testApp({ jobs: true })
const get = await overHttp(app)
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['media'] })
const filesOf = (id: string) => services.storage.list(`${one.id}/files/${id}`)

async function keep(bytes: Uint8Array, name: string): Promise<string> {
  return (await uploadInParts(one, { token, bytes, name })).body.data.item._id
}

/** The mark is no checksum, so that a file of the library is sent all the same. */
async function replace(id: string, bytes: Uint8Array, by = token) {
  const begun = { name: 'new.mp4', bytes: bytes.length, mark: `new.mp4 ${bytes.length} 1` }
  const { upload } = (await one.call('POST', '/api/v1/uploads', { token: by, body: begun })).body.data
  await sendPart(one, { token: by, id: upload._id, from: 0, bytes })
  return one.call('POST', `/api/v1/uploads/${upload._id}/finish`, { token: by, body: { replaces: id } })
}

// Shows B121.
test('a replaced video keeps its new file, and the former one is removed', async () => {
  const id = await keep(await film(), 'loom.mp4')
  expect(await filesOf(id)).toHaveLength(1)
  const { file } = (await replace(id, await film())).body.data.item
  await expect.poll(() => filesOf(id), { timeout: 30_000 }).toEqual([])
  expect(await filesOf(file)).toHaveLength(1)
  expect((await get(one.host, `/media/${file}/video.mp4`)).status).toBe(200)
})

// Shows B121.
test('the place that a camera noted is in no new file of a video either', async () => {
  const id = await keep(await film(), 'clip.mp4')
  const taken = await film({ note: 'filmed at home' })
  const { file } = (await replace(id, taken)).body.data.item
  const { status, text } = await get(one.host, `/media/${file}/video.mp4`)
  expect([status, text.includes('frame of no picture'), text.includes('filmed at home')]).toEqual([200, true, false])
})

// Shows B121.
test('a video is replaced by one of its own format only, as its address names the format', async () => {
  const id = await keep(await film(), 'wheel.mp4')
  const refused = await replace(id, await film({ as: 'webm' }))
  expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'media.replace'])
  expect((await get(one.host, `/media/${id}/video.mp4`)).status).toBe(200)
})

// Shows B121.
test('a video is replaced by who keeps the library alone, as a picture is', async () => {
  const id = await keep(await film(), 'loom.mp4')
  for (const permission of ['content', 'catalogue'] as const) {
    const writer = await one.signIn({ userType: 'STAFF', permissions: [permission] })
    expect((await replace(id, await film(), writer.token)).status).toBe(403)
  }
  expect((await one.call('GET', `/api/v1/media/${id}`, { token })).body.data.file).toBe(id)
})

test('a video and its picture are deleted together, though the picture alone is in use', async () => {
  const id = await keep(await film(), 'spin.mp4')
  const poster = (await upload(one, { token, bytes: await photo(64, 36).png().toBuffer() })).body.data._id
  await one.call('PATCH', `/api/v1/media/${id}`, { token, body: { poster } })
  const remove = (...ids: string[]) => one.call('POST', '/api/v1/media/delete', { token, body: { ids } })
  expect((await remove(poster)).status).toBe(409)
  expect((await remove(poster, id)).body.data).toEqual({ count: 2 })
  for (const gone of [id, poster]) expect((await one.call('GET', `/api/v1/media/${gone}`, { token })).status).toBe(404)
})

// Shows B121.
test('a video sent again changes nothing, and one that is in the library is refused by its name', async () => {
  const [first, second] = [await film(), await film()]
  const [id] = [await keep(first, 'first.mp4'), await keep(second, 'second.mp4')]
  const same = await replace(id, first)
  expect([same.status, same.body.data?.item.file]).toEqual([200, id])
  const refused = await replace(id, second)
  expect([refused.status, refused.body.msg]).toEqual([409, expect.stringContaining('second.mp4')])
})

// Shows B108, B121.
test('a new file of a video’s picture is shown by pages and in the library', async () => {
  const id = await keep(await film(), 'dye.mp4')
  const still = async () => photo(64, 36).png().toBuffer()
  const poster = (await upload(one, { token, bytes: await still() })).body.data._id
  await one.call('PATCH', `/api/v1/media/${id}`, { token, body: { poster } })
  await createPage(await one.ctx(), {
    kind: 'page',
    key: '/dye',
    title: 'Dye',
    document: { sections: [{ id: 'a', type: 'video', props: { video: `/media/${id}/video.mp4` } }] },
  })
  const page = async () => (await get(one.host, '/dye')).text
  expect(await page()).toContain(`/media/${poster}/`)
  const { file } = (await upload(one, { token, bytes: await still(), path: `/api/v1/media/${poster}/file` })).body.data
  await expect.poll(page).toContain(`/media/${file}/`)
  const { data } = (await one.call('GET', '/api/v1/media', { token, query: { kind: 'video', q: 'dye' } })).body
  expect(data[0].poster).toEqual({ id: poster, file })
})
