import { expect, test, vi } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { pdf } from '../../../../../tests/support/files/film.ts'
import { markOf, photo, sendPart, uploadInParts } from '../../../../../tests/support/files/upload.ts'
import { partBytes } from '../../../../shared/content/media/media-files.ts'

const { one, two, owner, services } = await testApp()
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['media'] })

// Shows B120.
test('an upload is read once, though it is finished many times at once', async () => {
  const bytes = pdf('Many times', 3_000_000)
  const body = { name: 'rates.pdf', bytes: bytes.length, mark: markOf(bytes) }
  const { _id } = (await one.call('POST', '/api/v1/uploads', { token, body })).body.data.upload
  for (const from of [0, partBytes])
    await sendPart(one, { token, id: _id, from, bytes: bytes.subarray(from, from + partBytes) })
  const finish = () => one.call('POST', `/api/v1/uploads/${_id}/finish`, { token, body: {} })
  const run = vi.spyOn(services.encoders, 'run')
  const all = await Promise.all(Array.from({ length: 6 }, finish))
  expect(all.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404, 404])
  expect(run).toHaveBeenCalledTimes(1)
  run.mockRestore()
})

// Shows B120.
test('the uploads of a site are read one after the other', async () => {
  const { token: elsewhere } = await two.signIn({ userType: 'ADMIN' })
  const { run } = services.encoders
  const reading = new Map<number, number>()
  const most = new Map<number, number>()
  const spy = vi.spyOn(services.encoders, 'run').mockImplementation(async (task) => {
    reading.set(task.share, (reading.get(task.share) ?? 0) + 1)
    most.set(task.share, Math.max(most.get(task.share) ?? 0, reading.get(task.share) ?? 0))
    try {
      return await run(task)
    } finally {
      reading.set(task.share, (reading.get(task.share) ?? 0) - 1)
    }
  })
  const all = await Promise.all([
    ...['One', 'Two', 'Three'].map((line) => uploadInParts(one, { token, bytes: pdf(`Price list ${line}`) })),
    uploadInParts(two, { token: elsewhere, bytes: pdf('Elsewhere') }),
  ])
  spy.mockRestore()
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect([most.get(one.id), most.get(two.id)]).toEqual([1, 1])
})

// Shows B120.
test('the file of a picture whose sizes could not be made is sent again, and mends the picture', async () => {
  const bytes = await photo(70, 50).png().toBuffer()
  const { _id } = (await uploadInParts(one, { token, bytes })).body.data.item
  await owner.query("update media set given_up = '1600.avif' where site_id = $1 and id = $2", [one.id, _id])
  const { body } = await uploadInParts(one, { token, bytes })
  expect(body.data).toMatchObject({ isKnown: true, item: { _id, givenUp: false } })
  expect((await uploadInParts(one, { token, bytes })).body.data.known._id).toBe(_id)
})

// Shows B120.
test.each([
  ['an iPhone', 'heic', 'mif1'],
  ['another camera', 'mif1', 'heix'],
])('a HEIC photo of %s is refused with its first part, not taken for a video', async (_, major, other) => {
  const bytes = Buffer.from(`\0\0\0\x18ftyp${major}\0\0\0\0${other}miaf and the photo`, 'latin1')
  expect(await uploadInParts(one, { token, bytes })).toMatchObject({
    status: 415,
    body: { errors: [{ field: 'file', code: 'media.file' }] },
  })
  expect((await one.call('GET', '/api/v1/uploads', { token })).body.data).toEqual([])
})
