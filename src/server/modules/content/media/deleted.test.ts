import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { accepts, show, soon } from '../../../../../tests/support/pictures.ts'
import { photo, upload } from '../../../../../tests/support/upload.ts'
import { makeVariants } from './make-variants.ts'

const { app, another, one } = await testApp()
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
  // Files that a job had left behind would not be shown either.
  await makeVariants(await one.ctx(), { id })
  expect(await statuses()).toEqual([404, 404, 404])
  expect((await show(second, one, id, 240)).cache).toBe('no-store')
})
