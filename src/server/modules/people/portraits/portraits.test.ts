import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { photo, upload } from '../../../../../tests/support/files/upload.ts'

const { one, two, owner, services } = await testApp()

const path = '/api/io/crm/uploadFile'
const uploaded = async (token: string, bytes: Uint8Array) => upload(one, { token, bytes, path })
const choose = (token: string, pictureId: string | null) =>
  one.call('POST', '/api/io/crm/cuser/profile/pic', { token, body: { pictureId } })
const read = (id: string, token?: string, site = one) => site.call('GET', `/api/v1/profile-pictures/${id}`, { token })

const picture = () =>
  photo(900, 600)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Zubeida' } })
    .toBuffer()

/** A customer with a picture in their profile. */
async function portrayed() {
  const { token, id } = await one.signIn()
  const { body } = await uploaded(token, await picture())
  expect(await choose(token, body.data._id)).toMatchObject({
    status: 200,
    body: { data: { pictureId: body.data._id } },
  })
  return { token, id, pictureId: body.data._id as string }
}

describe('a customer’s picture', () => {
  // Shows S90, C43, C46.
  test('is uploaded, chosen, seen, replaced, and taken out', async () => {
    const { token, id, pictureId } = await portrayed()
    const { body } = await one.call('GET', '/api/v1/session', { token })
    expect(body.data.pictureId).toBe(pictureId)
    const { status, headers } = await read(pictureId, token)
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'private, no-store',
    ])
    const next = (await uploaded(token, await picture())).body.data._id
    expect((await read(pictureId, token)).status).toBe(200)
    await choose(token, next)
    expect((await read(pictureId, token)).status).toBe(404)
    expect((await choose(token, null)).body.data.pictureId).toBeNull()
    expect((await owner.query('select from portraits where user_id = $1', [id])).rowCount).toBe(0)
  })

  // Shows C43.
  test('is resized and stripped of EXIF', async () => {
    const { id } = await portrayed()
    const { rows } = await owner.query('select bytes from portraits where user_id = $1', [id])
    const { width, format, exif } = await sharp(rows[0].bytes).metadata()
    expect({ width, format, exif }).toEqual({ width: 240, format: 'webp', exif: undefined })
  })

  // Shows C43.
  test('is for them and for who sees customers, on their site alone', async () => {
    const { pictureId } = await portrayed()
    const staff = async (...permissions: ('orders' | 'media' | 'view')[]) =>
      (await one.signIn({ userType: 'STAFF', permissions })).token
    expect((await read(pictureId, await staff('orders'))).status).toBe(200)
    expect((await read(pictureId, await staff('view'))).status).toBe(200)
    expect((await read(pictureId, await staff('media'))).status).toBe(404)
    expect((await read(pictureId, (await one.signIn()).token)).status).toBe(404)
    expect((await read(pictureId)).status).toBe(401)
    const { token } = await two.signIn({ userType: 'ADMIN' })
    expect((await read(pictureId, token, two)).status).toBe(404)
  })

  // Shows B131.
  test('is public once the customer says so, until they hide or remove it', async () => {
    const { token, pictureId } = await portrayed()
    const shown = (site = one) => site.call('GET', `/api/v1/profile-pictures/${pictureId}/shown`)
    const show = (isShown: boolean) => one.call('PUT', '/api/v1/profile-pictures/shown', { token, body: { isShown } })
    expect((await shown()).status).toBe(404)
    expect((await show(true)).body.data.showsPicture).toBe(true)
    const { status, headers } = await shown()
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      ...[200, 'image/webp', 'private, max-age=60'],
    ])
    expect((await shown(two)).status).toBe(404)
    await show(false)
    expect((await shown()).status).toBe(404)
    await show(true)
    expect((await choose(token, null)).body.data.showsPicture).toBe(false)
    expect((await shown()).status).toBe(404)
    expect((await one.call('PUT', '/api/v1/profile-pictures/shown', { body: { isShown: true } })).status).toBe(401)
  })

  test('is not chosen by another user', async () => {
    const { pictureId } = await portrayed()
    const { token } = await one.signIn()
    expect(await choose(token, pictureId)).toMatchObject({
      status: 404,
      body: { errors: [{ field: 'pictureId', code: 'media.notFound' }] },
    })
  })

  // Shows C43.
  test('is never in the library of the owner', async () => {
    const { token } = await one.signIn({ userType: 'ADMIN' })
    const total = async () => (await one.call('GET', '/api/v1/media', { token })).body.total
    const before = await total()
    await portrayed()
    expect(await total()).toBe(before)
  })

  test.each([
    ['no picture', 'text', 415],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>', 415],
    ['too large', 'x'.repeat(5 * 1024 * 1024 + 1), 413],
  ])('that is %s is refused at its field', async (_, bytes, status) => {
    const { token } = await one.signIn()
    expect(await upload(one, { token, bytes, path })).toMatchObject({ status, body: { errors: [{ field: 'file' }] } })
  })
})

// Shows B185.
test.each([
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ['a text', 'text'],
])('a customer’s picture that is %s is refused with the types that are taken', async (_, bytes) => {
  const { token } = await one.signIn()
  for (const to of [path, '/api/v1/review-pictures']) {
    const { status, body } = await upload(one, { token, bytes, path: to })
    expect([status, body.errors[0].code]).toEqual([415, 'media.photo'])
    expect(body.msg).not.toContain('SVG')
  }
  const staff = await one.signIn({ userType: 'ADMIN' })
  expect((await upload(one, { token: staff.token, bytes: 'text', path })).body.msg).toContain('SVG')
})

// Shows B185.
test('a drawing is refused before it is drawn, and pictures of customers take turns apart from those of staff', async () => {
  const run = vi.spyOn(services.encoders, 'run')
  const { token } = await one.signIn()
  const drawing = '\ufeff  <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>'
  for (const to of [path, '/api/v1/review-pictures'])
    expect((await upload(one, { token, bytes: drawing, path: to })).status).toBe(415)
  expect(run).not.toHaveBeenCalled()
  await uploaded(token, await picture())
  await uploaded((await one.signIn({ userType: 'ADMIN' })).token, await picture())
  const shares = run.mock.calls.map(([{ share }]) => share)
  const [ofCustomer, ofStaff] = [shares[0], shares.at(-1)]
  expect(ofCustomer).not.toBe(ofStaff)
  expect(ofStaff).toBe(one.id)
})

// Shows C46.
test('an upload by staff who keep the library goes into the library', async () => {
  const { token } = await one.signIn({ userType: 'STAFF', permissions: ['media'] })
  const { body } = await uploaded(token, await picture())
  expect((await one.call('GET', `/api/v1/media/${body.data._id}`, { token })).status).toBe(200)
})
