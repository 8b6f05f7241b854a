import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { film } from '../../../../../tests/support/film.ts'
import { uploadInParts } from '../../../../../tests/support/upload.ts'

const { app, one } = await testApp()
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['media'] })

const place = '+12.9716+077.5946/ filmed at home'
const keep = (bytes: Uint8Array) => uploadInParts(one, { token, bytes, name: 'clip.bin' })

async function served(id: string, as: 'mp4' | 'webm'): Promise<Buffer> {
  const answer = await app.request(`http://${one.host}/media/${id}/video.${as}`, { headers: { host: one.host } })
  return Buffer.from(await answer.arrayBuffer())
}

// Shows B121.
test.each([
  ['mp4', false],
  ['mp4', true],
  ['webm', false],
] as const)(
  'visitors get a video, %s, without the place that the camera noted (index first: %s)',
  async (as, fastStart) => {
    const bytes = await film({ as, fastStart, bytes: 5_000_000, note: place })
    expect(bytes.includes(place)).toBe(true)
    const { status, body } = await keep(bytes)
    expect([status, body.data?.item]).toMatchObject([200, { kind: 'video', seconds: 4, bytes: bytes.length }])
    const given = await served(body.data.item._id, as)
    expect([given.length, given.includes(place)]).toEqual([bytes.length, false])
    // It is the same video still: what plays it reads as much from it as before.
    const again = await keep(Buffer.concat([given]))
    expect(again.body.data.item).toMatchObject({ kind: 'video', width: 640, height: 360, seconds: 4 })
  },
)

// Shows B121.
test('a video whose boxes lie about their size is refused, or kept as it came', async () => {
  const bytes = await film({ note: place })
  const at = bytes.indexOf('udta') - 4
  for (const size of [0xffffffff, 4, 1]) {
    const wrong = Buffer.from(bytes)
    wrong.writeUInt32BE(size, at)
    const { status, body } = await keep(wrong)
    if (status === 200) expect((await served(body.data.item._id, 'mp4')).length).toBe(bytes.length)
    else expect([status, body.errors[0].code]).toEqual([415, 'media.film'])
  }
})
