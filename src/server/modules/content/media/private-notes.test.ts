import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { film, tagsLast } from '../../../../../tests/support/files/film.ts'
import { markOf, sendPart, uploadInParts } from '../../../../../tests/support/files/upload.ts'
import { partBytes } from '../../../../shared/content/media/media-files.ts'
import { partsFolder, writePart } from './parts.ts'

const { app, one, two, services } = await testApp()
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['media'] })

const place = '+12.9716+077.5946/ filmed at home'
const keep = (bytes: Uint8Array) => uploadInParts(one, { token, bytes, name: 'clip.bin' })

async function served(id: string, as: 'mp4' | 'webm'): Promise<Buffer> {
  const answer = await app.request(`http://${one.host}/media/${id}/video.${as}`, { headers: { host: one.host } })
  return Buffer.from(await answer.arrayBuffer())
}

const bytes = 5_000_000

// Shows B121.
test.each([
  ['an MP4', 'mp4', () => film({ bytes, note: place })],
  ['an MP4 with its index first', 'mp4', () => film({ bytes, note: place, fastStart: true })],
  ['a WebM', 'webm', () => film({ as: 'webm', bytes, note: place })],
  [
    'a long WebM with its tags last',
    'webm',
    async () => tagsLast(await film({ as: 'webm', bytes: 14_000_000, note: place })),
  ],
] as const)('visitors get %s without the place that the camera noted', async (_, as, make) => {
  const taken = await make()
  expect(taken.includes(place)).toBe(true)
  const { status, body } = await keep(taken)
  expect([status, body.data?.item]).toMatchObject([200, { kind: 'video', seconds: 4, bytes: taken.length }])
  const given = await served(body.data.item._id, as)
  expect([given.length, given.includes(place)]).toEqual([taken.length, false])
  // Its size and length are read from it as before.
  const again = await keep(given)
  expect(again.body.data.item).toMatchObject({ kind: 'video', width: 640, height: 360, seconds: 4 })
})

// Shows B121.
test('an upload whose finish was cut off after the place was blanked is finished by the next try', async () => {
  const taken = await film({ bytes, note: place })
  const { body: first } = await keep(taken)
  const blanked = await served(first.data.item._id, 'mp4')
  const { token } = await two.signIn({ userType: 'STAFF', permissions: ['media'] })
  const begun = await two.call('POST', '/api/v1/uploads', {
    token,
    body: { name: 'clip.mp4', bytes: taken.length, mark: markOf(taken) },
  })
  const { _id: id } = begun.body.data.upload
  for (let from = 0; from < taken.length; from += partBytes)
    await sendPart(two, { token, id, from, bytes: taken.subarray(from, from + partBytes) })
  for (let from = 0; from < taken.length; from += partBytes)
    await writePart(services.storage, partsFolder(two.id, id), from, blanked.subarray(from, from + partBytes))
  const { status, body } = await two.call('POST', `/api/v1/uploads/${id}/finish`, { token, body: {} })
  expect([status, body.data?.item]).toMatchObject([200, { kind: 'video', bytes: taken.length }])
  expect((await uploadInParts(two, { token, bytes: taken })).body.data).toMatchObject({ known: { _id: id } })
})

// Shows B121.
test('a video whose boxes lie about their size is refused, or kept as it came', async () => {
  const taken = await film({ note: place })
  const at = taken.indexOf('udta') - 4
  for (const size of [0xffffffff, 4, 1]) {
    const wrong = Buffer.from(taken)
    wrong.writeUInt32BE(size, at)
    const { status, body } = await keep(wrong)
    if (status === 200) expect((await served(body.data.item._id, 'mp4')).length).toBe(taken.length)
    else expect([status, body.errors[0].code]).toEqual([415, 'media.film'])
  }
})
