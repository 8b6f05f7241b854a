import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { film, pdf } from '../../../../../tests/support/files/film.ts'
import { markOf, photo, sendPart, uploadInParts } from '../../../../../tests/support/files/upload.ts'
import { partBytes } from '../../../../shared/content/media/media-files.ts'
import { removeOldStrays } from './remove-strays.ts'

let time = new Date('2026-05-01T06:00:00Z')
const { app, one, two, owner, services, another } = await testApp({ now: () => time })
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['media'] })

const begin = (bytes: Uint8Array, who = token, site = one) =>
  site.call('POST', '/api/v1/uploads', {
    token: who,
    body: { name: 'a.bin', bytes: bytes.length, mark: markOf(bytes) },
  })
const finish = (id: string, who = token) => one.call('POST', `/api/v1/uploads/${id}/finish`, { token: who, body: {} })
const send = (id: string, bytes: Uint8Array, from = 0, who = token) =>
  sendPart(one, { token: who, id, from, bytes: bytes.subarray(from, from + partBytes) })
const filesOf = (id: string) => services.storage.list(`${one.id}/files/${id}`)

/** An image of more than two parts. */
const large = () => photo(1500, 1300).png({ compressionLevel: 0 }).toBuffer()

describe('a file in parts', () => {
  test('becomes a picture like any other', async () => {
    const bytes = await large()
    const { status, body } = await uploadInParts(one, { token, bytes, name: 'C:\\photos\\नीम.png' })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      isKnown: false,
      item: { kind: 'picture', fileName: 'नीम.png', contentType: 'image/png', width: 1500, bytes: bytes.length },
    })
    expect((await owner.query('select from uploads')).rowCount).toBe(0)
    const kept = await services.storage.read(`${one.id}/original/${body.data.item._id}`)
    expect(Buffer.from(kept ?? []).equals(bytes)).toBe(true)
  })

  // Shows B120.
  test('that broke off goes on where it was, in another process too', async () => {
    const bytes = await large()
    const { upload } = (await begin(bytes)).body.data
    expect(upload).toEqual({ _id: upload._id, received: 0, bytes: bytes.length, partBytes })
    await send(upload._id, bytes)
    const elsewhere = await another()
    const again = await elsewhere.request(`http://${one.host}/api/v1/uploads`, {
      method: 'POST',
      headers: { host: one.host, authorization: `Basic ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'renamed.png', bytes: bytes.length, mark: markOf(bytes) }),
    })
    expect((await again.json()).data.upload).toMatchObject({ _id: upload._id, received: partBytes })
    const { body } = await uploadInParts(one, { token, bytes, name: 'renamed.png' })
    expect(body.data.item).toMatchObject({ fileName: 'renamed.png', bytes: bytes.length })
  })

  // Shows B120.
  test('stores a part once that was repeated because its reply was lost', async () => {
    const bytes = await large()
    const { _id } = (await begin(bytes)).body.data.upload
    const both = await Promise.all([send(_id, bytes), send(_id, bytes)])
    expect(both.map(({ body }) => body.data.received)).toEqual([partBytes, partBytes])
    await send(_id, bytes, partBytes)
    expect((await send(_id, bytes)).body.data.received).toBe(partBytes * 2)
    const { body } = await uploadInParts(one, { token, bytes })
    expect(body.data.item.bytes).toBe(bytes.length)
  })

  test('tells where it goes on when a part comes out of turn, or is none', async () => {
    const bytes = await large()
    const { _id } = (await begin(bytes)).body.data.upload
    expect(await send(_id, bytes, partBytes)).toMatchObject({ status: 409, body: { errors: [{ field: 'from' }] } })
    expect((await sendPart(one, { token, id: _id, from: 0, bytes: bytes.subarray(0, 9) })).status).toBe(409)
    expect((await finish(_id)).status).toBe(409)
    expect(await filesOf(_id)).toEqual([])
  })

  // Shows B120.
  test('that is in the library already is not sent, and said to be there', async () => {
    const bytes = await large()
    const first = await uploadInParts(one, { token, bytes })
    const { known, upload } = (await begin(bytes)).body.data
    expect([known._id, upload]).toEqual([first.body.data.item._id, null])
    // A client without the checksum uploads the file and is told then.
    const { body } = await uploadInParts(one, { token, bytes, mark: 'a.png 1 2' })
    expect(body.data).toMatchObject({ isKnown: true, item: { _id: known._id } })
    expect((await begin(bytes, (await two.signIn({ userType: 'ADMIN' })).token, two)).body.data.known).toBeNull()
  })

  // Shows B120.
  test('that is nothing that the library takes is refused with its first part', async () => {
    const bytes = Buffer.alloc(partBytes * 3, 'not a picture ')
    expect((await send((await begin(bytes)).body.data.upload._id, bytes)).status).toBe(415)
    expect(await uploadInParts(one, { token, bytes })).toMatchObject({
      status: 415,
      body: { errors: [{ field: 'file', code: 'media.file' }] },
    })
    const tooLarge = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(16 * 1024 * 1024)])
    expect(await uploadInParts(one, { token, bytes: tooLarge })).toMatchObject({
      status: 413,
      body: { msg: 'This file is too large. A file of its kind may have up to 15 MB.' },
    })
  })

  // Shows B120.
  test('that became another one while it was sent is refused', async () => {
    const [bytes, other] = [await large(), await large()]
    const mixed = Buffer.concat([bytes.subarray(0, partBytes), other.subarray(partBytes)])
    expect(await uploadInParts(one, { token, bytes: mixed, mark: markOf(bytes) })).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'upload.altered' }] },
    })
    // The one that was meant is not refused for what came before.
    expect((await uploadInParts(one, { token, bytes })).body.data.item.bytes).toBe(bytes.length)
  })

  test('is a matter of who sends it', async () => {
    const bytes = await large()
    const { _id } = (await begin(bytes)).body.data.upload
    const { token: other } = await one.signIn({ userType: 'STAFF', permissions: ['media'] })
    expect((await send(_id, bytes, 0, other)).status).toBe(404)
    expect((await one.call('DELETE', `/api/v1/uploads/${_id}`, { token: other })).status).toBe(404)
    expect((await begin(bytes, other)).body.data.upload._id).not.toBe(_id)
    await send(_id, bytes)
    const unfinished = async (who: string) => (await one.call('GET', '/api/v1/uploads', { token: who })).body.data
    expect(await unfinished(token)).toContainEqual(expect.objectContaining({ _id, name: 'a.bin', received: partBytes }))
    expect(await unfinished(other)).toEqual([])
    expect((await one.call('DELETE', `/api/v1/uploads/${_id}`, { token })).status).toBe(200)
    expect((await send(_id, bytes)).status).toBe(404)
  })

  test('is given up once its user has begun a hundred others since', async () => {
    const { token: busy } = await one.signIn({ userType: 'STAFF', permissions: ['media'] })
    const small = () => photo(9, 9).png().toBuffer()
    const first = (await begin(await small(), busy)).body.data.upload._id
    await owner.query(
      `insert into uploads select copy.* from uploads one, generate_series(1, 99) count,
         lateral jsonb_populate_record(one, jsonb_build_object('id', one.id || count, 'mark', one.mark || count,
           'touched_at', one.touched_at + count * interval '1 second')) copy
       where one.id = $1`,
      [first],
    )
    time = new Date(time.getTime() + 300_000)
    const last = (await begin(await small(), busy)).body.data.upload._id
    const { rows } = await owner.query('select id from uploads where id like $1 or id = $2', [`${first}%`, last])
    const ids = rows.map(({ id }) => id)
    expect(ids).toHaveLength(100)
    expect([ids.includes(first), ids.includes(last)]).toEqual([false, true])
  })

  // Shows B120.
  test('without a new part is given up after a day, while one in progress is kept', async () => {
    const [left, under] = [await large(), await large()]
    const leftId = (await begin(left)).body.data.upload._id
    await send(leftId, left)
    time = new Date(time.getTime() + 25 * 3_600_000)
    const { token } = await one.signIn({ userType: 'STAFF', permissions: ['media'] })
    const underId = (await begin(under, token)).body.data.upload._id
    await send(underId, under, 0, token)
    await removeOldStrays(services)
    expect(await filesOf(leftId)).toEqual([])
    expect(await filesOf(underId)).toHaveLength(1)
    time = new Date(time.getTime() + 5 * 3_600_000)
    await removeOldStrays(services)
    expect(await filesOf(underId)).toHaveLength(1)
  })
})

async function keep(bytes: Uint8Array, name: string) {
  const { token } = await one.signIn({ userType: 'STAFF', permissions: ['media'] })
  return uploadInParts(one, { token, bytes, name })
}

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return app.request(`http://${one.host}${path}`, { method, headers: { host: one.host, ...headers } })
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('a video', () => {
  // Shows B121.
  test.each([
    ['mp4', false, 'video/mp4'],
    ['mp4', true, 'video/mp4'],
    ['webm', false, 'video/webm'],
  ] as const)(
    'may be %s (index at its beginning: %s), and is read whole and in ranges',
    async (as, fastStart, type) => {
      const bytes = await film({ as, fastStart, width: 1280, height: 720, seconds: 7, bytes: 9_000_000 })
      const { status, body } = await keep(bytes, 'loom.bin')
      expect([status, body.data?.item]).toMatchObject([
        200,
        { kind: 'video', contentType: type, width: 1280, height: 720, seconds: 7, bytes: bytes.length, poster: null },
      ])
      const path = `/media/${body.data.item._id}/video.${as}`
      const whole = await get(path)
      expect([whole.status, whole.headers.get('content-type'), whole.headers.get('accept-ranges')]).toEqual([
        200,
        type,
        'bytes',
      ])
      expect((await bytesOf(whole)).equals(bytes)).toBe(true)
      const across = await get(path, { range: `bytes=${partBytes - 5}-${partBytes * 2 + 4}` })
      expect([across.status, across.headers.get('content-range')]).toEqual([
        206,
        `bytes ${partBytes - 5}-${partBytes * 2 + 4}/${bytes.length}`,
      ])
      expect((await bytesOf(across)).equals(bytes.subarray(partBytes - 5, partBytes * 2 + 5))).toBe(true)
      expect((await bytesOf(await get(path, { range: 'bytes=-10' }))).equals(bytes.subarray(-10))).toBe(true)
    },
  )

  // Shows B121.
  test('is kept by browsers for ever, and asked for again by what stands between', async () => {
    const { body } = await keep(await film(), 'film.mp4')
    const path = `/media/${body.data.item._id}/video.mp4`
    const { headers } = await get(path, {}, 'HEAD')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=10, immutable')
    expect(headers.get('content-length')).toBe(String(body.data.item.bytes))
    const etag = headers.get('etag') ?? ''
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304)
    expect((await get(path, { range: 'bytes=0-9', 'if-range': '"another"' })).status).toBe(200)
    expect((await get(path, { range: 'bytes=0-9', 'if-range': etag })).status).toBe(206)
    const beyond = await get(path, { range: `bytes=${body.data.item.bytes}-` })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${body.data.item.bytes}`])
    expect((await app.request(`http://${two.host}${path}`, { headers: { host: two.host } })).status).toBe(404)
    expect((await get(`/media/${body.data.item._id}/video.webm`)).status).toBe(404)
  })

  test.each([
    ['that many browsers cannot play', () => film({ codec: 'hevc' }), 'media.codec'],
    ['that was cut off', async () => (await film({ bytes: 90_000 })).subarray(0, 60_000), 'media.film'],
    ['that only says so', async () => Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42 and then nothing'), 'media.film'],
  ])('%s is refused, and says what to do', async (_, make, code) => {
    expect(await keep(await make(), 'film.mp4')).toMatchObject({ status: 415, body: { errors: [{ code }] } })
  })

  // Shows B121.
  test('has a picture of the library, which then is in use', async () => {
    const { body } = await keep(await film(), 'film.mp4')
    const { token } = await one.signIn({ userType: 'STAFF', permissions: ['media'] })
    const picture = (await uploadInParts(one, { token, bytes: await photo(64, 36).png().toBuffer() })).body.data.item
    const path = `/api/v1/media/${body.data.item._id}`
    const set = (poster: string | null, id = path) => one.call('PATCH', id, { token, body: { poster } })
    expect((await set(picture._id)).body.data.poster).toEqual({ id: picture._id, file: picture._id })
    const held = await one.call('DELETE', `/api/v1/media/${picture._id}`, { token })
    expect([held.status, held.body.msg]).toEqual([409, 'This file is in use: video “film.mp4”. Remove it there first.'])
    expect((await set(body.data.item._id)).body.errors[0]).toMatchObject({ field: 'poster', code: 'media.poster' })
    expect((await set(body.data.item._id, `/api/v1/media/${picture._id}`)).status).toBe(409)
    await set(null)
    expect((await one.call('DELETE', `/api/v1/media/${picture._id}`, { token })).status).toBe(200)
  })
})

describe('a document', () => {
  // Shows B121.
  test('is shown in a tab that can run nothing, or stored under its name', async () => {
    const { body } = await keep(pdf('Rates', 3_000_000), 'मूल्य सूची')
    expect(body.data.item).toMatchObject({ kind: 'document', contentType: 'application/pdf', width: 0, height: 0 })
    const path = `/media/${body.data.item._id}/document.pdf`
    const shown = await get(path)
    expect(shown.headers.get('content-disposition')).toBe(
      `inline; filename*=UTF-8''${encodeURIComponent('मूल्य सूची.pdf')}`,
    )
    expect(shown.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*; sandbox$/)
    expect((await bytesOf(shown)).subarray(0, 5).toString()).toBe('%PDF-')
    expect((await get(`${path}?download`)).headers.get('content-disposition')).toMatch(/^attachment;/)
  })

  test('that was cut off is refused', async () => {
    expect(await keep(pdf().subarray(0, 400), 'a.pdf')).toMatchObject({ body: { errors: [{ code: 'media.pdf' }] } })
  })

  // Shows B121.
  test('gets another file: its addresses lead to that one', async () => {
    const { token } = await one.signIn({ userType: 'STAFF', permissions: ['media'] })
    const { item } = (await uploadInParts(one, { token, bytes: pdf('This year'), name: 'rates.pdf' })).body.data
    const files: string[] = []
    for (const line of ['Next year', 'The year after', 'At last']) {
      const bytes = pdf(line)
      const { upload } = (await begin(bytes, token)).body.data
      await send(upload._id, bytes, 0, token)
      const body = { replaces: item._id }
      const replaced = await one.call('POST', `/api/v1/uploads/${upload._id}/finish`, { token, body })
      expect(replaced.body.data.item).toMatchObject({ _id: item._id, file: upload._id, fileName: 'rates.pdf' })
      files.push(upload._id)
    }
    const last = files.pop()
    for (const id of [item._id, ...files]) {
      const before = await get(`/media/${id}/document.pdf?download`)
      expect([before.status, before.headers.get('location')]).toEqual([302, `/media/${last}/document.pdf?download`])
    }
    expect((await bytesOf(await get(`/media/${last}/document.pdf`))).toString()).toContain('At last')
    const picture = await photo(30, 30).png().toBuffer()
    const other = (await begin(picture, token)).body.data.upload
    await send(other._id, picture, 0, token)
    const wrong = await one.call('POST', `/api/v1/uploads/${other._id}/finish`, { token, body: { replaces: item._id } })
    expect(wrong.body.errors[0].code).toBe('media.replace')
  })
})
