import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { photo, upload } from '../../../../../tests/support/files/upload.ts'

const { app, one, services } = await testApp()
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['media'] })
const path = '/api/v1/media'

const small = () => photo(40, 30).png().toBuffer()

/** A chunk of a PNG. */
function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

async function shown(id: string, host = one.host): Promise<Response> {
  return app.request(`http://${host}/media/${id}/240`, { headers: { host, accept: 'image/webp' } })
}

describe('uploading', () => {
  test('keeps a picture with its size, name and description', async () => {
    const bytes = await photo(64, 48).jpeg().toBuffer()
    const { status, body } = await upload(one, { token, bytes, name: 'C:\\photos\\नीम.exe', alt: ' A neem tree ' })
    expect(status).toBe(200)
    expect(body.data).toEqual({
      _id: expect.stringMatching(/^[a-z0-9]{14}$/),
      file: body.data._id,
      fileName: 'नीम.exe',
      alt: 'A neem tree',
      contentType: 'image/jpeg',
      bytes: bytes.length,
      width: 64,
      height: 48,
      created: expect.stringMatching(/^\d{4}-.*Z$/),
      uses: 0,
      givenUp: false,
      isAnimated: false,
      isKnown: false,
      focus: { x: 50, y: 50 },
      folder: '',
      tags: [],
      kind: 'picture',
      seconds: null,
      poster: null,
      usedIn: [],
    })
    expect((await shown(body.data._id)).status).toBe(200)
  })

  // Shows B363.
  test('a file a second time returns the existing picture, and says so', async () => {
    const bytes = await small()
    const [first, second] = [
      await upload(one, { token, bytes }),
      await upload(one, { token, bytes, name: 'other.png' }),
    ]
    expect(second.body.data).toEqual({ ...first.body.data, isKnown: true })
  })

  test('keeps of a drawing what is harmless', async () => {
    const bytes =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="x()"><script>x()</script><rect width="9" height="9"/></svg>'
    const { body } = await upload(one, { token, bytes, name: 'logo.png' })
    expect(body.data).toMatchObject({ contentType: 'image/svg+xml', width: 9 })
    const kept = await services.storage.read(`${one.id}/original/${body.data._id}`)
    expect(Buffer.from(kept ?? []).toString()).not.toMatch(/script|onload/)
    expect((await shown(body.data._id)).headers.get('content-type')).toBe('image/webp')
  })

  // Shows B363.
  test('an animation shows its first frame, and is told to be one', async () => {
    const frames = Buffer.concat([Buffer.alloc(20 * 20 * 3, 200), Buffer.alloc(20 * 20 * 3, 20)])
    const raw = { width: 20, height: 40, channels: 3, pageHeight: 20 } as const
    const bytes = await sharp(frames, { raw })
      .gif({ delay: [100, 100] })
      .toBuffer()
    const { body } = await upload(one, { token, bytes, name: 'moving.gif' })
    expect(body.data).toMatchObject({ contentType: 'image/gif', width: 20, height: 20, isAnimated: true })
    const listed = await one.call('GET', '/api/v1/media', { token, query: { q: 'moving.gif' } })
    expect(listed.body.data).toMatchObject([{ isAnimated: true }])
    const still = await photo(20, 21).png().toBuffer()
    const moving = Buffer.concat([
      still.subarray(0, 33),
      chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
      still.subarray(33),
    ])
    for (const [bytes, isAnimated] of [
      [still, false],
      [moving, true],
    ] as const)
      expect((await upload(one, { token, bytes, name: 'sign.png' })).body.data).toMatchObject({ isAnimated })
  })

  test.each([
    ['a text that is called a picture', Buffer.from('hello'), 415, 'file'],
    ['a page that is called a drawing', Buffer.from('<html><svg></svg></html>'), 415, 'file'],
    ['a packed drawing', Buffer.from('1f8b0800', 'hex'), 415, 'file'],
    ['nothing', Buffer.alloc(0), 415, 'file'],
    ['a drawing of nothing', Buffer.from('<g/>'), 415, 'file'],
    ['a drawing of 3 MB', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(3e6)}</svg>`), 413, 'file'],
  ])('refuses %s, at its field', async (_, bytes, expected, field) => {
    const { status, body } = await upload(one, { token, bytes, name: 'logo.svg' })
    expect({ status, field: body.errors[0].field }).toEqual({ status: expected, field })
  })

  test('refuses a file of more than 15 MB', async () => {
    const { status, body } = await upload(one, { token, bytes: Buffer.alloc(15_800_000) })
    expect({ status, body }).toEqual({ status: 413, body: { msg: 'The request is larger than 15 MB.' } })
  })

  test('reads no more of a body than it may have', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1_000_000
        controller.enqueue(new Uint8Array(1_000_000))
      },
    })
    const response = await app.request(`http://${one.host}${path}`, {
      method: 'POST',
      headers: { host: one.host, authorization: `Basic ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
      body: endless,
      duplex: 'half',
    } as RequestInit)
    expect(response.status).toBe(413)
    expect(sent).toBeLessThan(20_000_000)
  })

  test.each([
    ['application/json', '{"file":"x"}'],
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=x', 'not a form at all'],
    ['multipart/form-data; boundary=x', ''],
  ])('refuses what is no form: %s', async (type, body) => {
    expect((await one.call('POST', path, { token, body, headers: { 'content-type': type } })).status).toBe(400)
  })

  test('refuses a form without its file, or with text in its place, naming the field', async () => {
    for (const field of ['alt', 'file']) {
      const body = `--x\r\ncontent-disposition: form-data; name="${field}"\r\n\r\nhello\r\n--x--\r\n`
      const headers = { 'content-type': 'multipart/form-data; boundary=x' }
      const answer = await one.call('POST', path, { token, body, headers })
      expect(answer).toMatchObject({ status: 400, body: { msg: 'Choose a file.', errors: [{ field: 'file' }] } })
    }
  })

  test('is for those who make pages, products and pictures', async () => {
    const bytes = await small()
    for (const permission of ['media', 'content', 'catalogue'] as const) {
      const maker = await one.signIn({ userType: 'STAFF', permissions: [permission] })
      expect((await upload(one, { token: maker.token, bytes })).status).toBe(200)
    }
    const other = await one.signIn({ userType: 'STAFF', permissions: ['orders', 'settings'] })
    const customer = await one.signIn()
    expect((await upload(one, { token: other.token, bytes })).status).toBe(403)
    expect((await upload(one, { token: customer.token, bytes })).status).toBe(403)
    for (const where of [path, '/api/io/crm/uploadFile'])
      expect((await upload(one, { bytes, path: where })).status).toBe(401)
  })
})
