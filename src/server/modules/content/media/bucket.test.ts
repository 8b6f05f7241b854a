import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { film } from '../../../../../tests/support/files/film.ts'
import { accepts, show } from '../../../../../tests/support/files/pictures.ts'
import { photo, uploadInParts } from '../../../../../tests/support/files/upload.ts'
import { openS3Server, whyNoS3 } from '../../../../../tests/support/outside/s3-server.ts'
import { removeOldStrays } from './remove-strays.ts'

const reason = whyNoS3()
const library = 'a library whose files lie in a bucket'

describe.skipIf(reason)(reason ? `${library} (skipped: ${reason})` : library, async () => {
  if (reason) return
  const server = await openS3Server()
  const mediaBucket = await server.bucket('media')
  let time = new Date()
  const { app, one, another, services } = await testApp({ jobs: true, mediaBucket, now: () => time })
  const { token } = await one.signIn({ userType: 'STAFF', permissions: ['media'] })
  afterAll(() => server.close())

  // Shows B123.
  test('takes a picture, makes its sizes, shows them from every process, and removes them', async () => {
    const bytes = await photo(1000, 900).png({ compressionLevel: 0 }).toBuffer()
    const { body } = await uploadInParts(one, { token, bytes, name: 'loom.png' })
    const id = body.data.item._id
    const files = () => services.storage.list(`${one.id}/${id}`)
    await expect.poll(async () => (await files()).length, { timeout: 60_000 }).toBe(9)
    expect((await show(app, one, id, 960, accepts.avif)).type).toBe('image/avif')
    const elsewhere = await another()
    const response = await elsewhere.request(`http://${one.host}/media/${id}/480`, {
      headers: { host: one.host, accept: 'image/webp' },
    })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await one.call('DELETE', `/api/v1/media/${id}`, { token })).status).toBe(200)
    await expect.poll(files, { timeout: 30_000 }).toEqual([])
    await expect.poll(() => services.storage.read(`${one.id}/original/${id}`), { timeout: 30_000 }).toBeUndefined()
  }, 120_000)

  test('plays a video in ranges', async () => {
    const bytes = await film({ bytes: 5_000_000 })
    const { body } = await uploadInParts(one, { token, bytes, name: 'film.mp4' })
    const path = `/media/${body.data.item._id}/video.mp4`
    const response = await app.request(`http://${one.host}${path}`, {
      headers: { host: one.host, range: 'bytes=2097000-2098000' },
    })
    expect(response.status).toBe(206)
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes.subarray(2_097_000, 2_098_001))).toBe(true)
  }, 60_000)

  test('keeps what belongs to a row when it is cleared, and nothing else', async () => {
    const { body } = await uploadInParts(one, { token, bytes: await film(), name: 'film.mp4' })
    const stray = `${one.id}/original/abcdefghij0123`
    await services.storage.write(stray, Buffer.from('x'))
    time = new Date(Date.now() + 3 * 3_600_000)
    await removeOldStrays(services)
    expect(await services.storage.read(stray)).toBeUndefined()
    expect(await services.storage.list(`${one.id}/files/${body.data.item._id}`)).toHaveLength(1)
  }, 60_000)
})
