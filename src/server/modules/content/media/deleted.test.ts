import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { timesOf } from '../../../../../tests/support/enumerations/sample.ts'
import { accepts, show, soon } from '../../../../../tests/support/files/pictures.ts'
import { photo, upload } from '../../../../../tests/support/files/upload.ts'
import { makeVariants } from './make-variants.ts'

const { app, another, one, owner, services } = await testApp({ jobs: true })
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['media'] })

test('a deleted picture is gone in every process that has shown it, whatever files are left', async () => {
  const second = await another()
  const { body } = await upload(one, { token, bytes: await photo(300, 200).jpeg().toBuffer() })
  const id = body.data._id
  await makeVariants(await one.ctx(), { id })
  const statuses = async () => [
    (await show(app, one, id, 240, accepts.avif)).status,
    (await show(second, one, id, 240, accepts.avif)).status,
    (await show(second, one, id, 2_400, accepts.plain)).status,
  ]
  expect(await statuses()).toEqual([200, 200, 200])
  expect((await one.call('DELETE', `/api/v1/media/${id}`, { token })).status).toBe(200)
  expect((await show(app, one, id, 240, accepts.avif)).status).toBe(404)
  await expect.poll(statuses, soon).toEqual([404, 404, 404])
  // Files that a late job leaves behind are not served either.
  await makeVariants(await one.ctx(), { id })
  expect(await statuses()).toEqual([404, 404, 404])
  expect((await show(second, one, id, 240)).cache).toBe('no-store')
})

const howMany = timesOf({ gate: 4, deep: 8 })
const slow = { timeout: 60_000 }
const asked = [240, 480, 2_400]

/** Requests an image from every process at each width, as open pages do. */
async function askFor(apps: (typeof app)[], id: string): Promise<void> {
  for (const each of apps)
    for (const width of asked) expect([200, 404]).toContain((await show(each, one, id, width, accepts.avif)).status)
}

test('pictures that are deleted while they are asked for, made and served are gone, all of them', async () => {
  const second = await another()
  const pictures = await Promise.all(
    Array.from({ length: howMany }, async () => {
      const { body } = await upload(one, { token, bytes: await photo(700, 500).jpeg().toBuffer() })
      return body.data._id as string
    }),
  )
  const asking = (id: string) => askFor([app, second], id)
  await Promise.all(pictures.map((id, index) => deleteHalfMade(id, index, asking)))
  const open = "select 1 from jobs.job where name like 'media.%' and state in ('created', 'retry', 'active')"
  const ended = async () => {
    await Promise.all(pictures.map(asking))
    return (await owner.query(open)).rows
  }
  await expect.poll(ended, slow).toEqual([])
  for (const id of pictures) {
    for (const each of [app, second])
      for (const width of asked) expect((await show(each, one, id, width, accepts.avif)).status).toBe(404)
    expect(await services.storage.list(`${one.id}/${id}`)).toEqual([])
    expect(await services.storage.read(`${one.id}/original/${id}`)).toBeUndefined()
  }
}, 180_000)

/** Deletes an image while none, some or all of its files are made, between requests for it. */
async function deleteHalfMade(id: string, index: number, asking: (id: string) => Promise<void>): Promise<void> {
  const made = async () => {
    await asking(id)
    return (await services.storage.list(`${one.id}/${id}`)).length
  }
  await expect.poll(made, slow).toBeGreaterThan(index % 4)
  const deleting = one.call('DELETE', `/api/v1/media/${id}`, { token })
  await Promise.all([asking(id), deleting, asking(id)])
  expect((await deleting).status).toBe(200)
  expect((await show(app, one, id, 240, accepts.avif)).status).toBe(404)
}
