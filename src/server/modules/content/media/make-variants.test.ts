import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { accepts, forEver, show, soon } from '../../../../../tests/support/files/pictures.ts'
import { photo, upload } from '../../../../../tests/support/files/upload.ts'
import { transaction } from '../../../platform/context.ts'
import { makeVariants } from './make-variants.ts'
import { deleteMedia, lockMedia } from './media.ts'

const { app, one, owner, services } = await testApp({ jobs: true })
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['media'] })

const folder = (id: string) => `${one.id}/${id}`
const files = async (id: string) => (await services.storage.list(folder(id))).sort()
const shown = (id: string, width: number) => show(app, one, id, width, accepts.avif)

async function add(width: number, height: number): Promise<string> {
  const { body } = await upload(one, { token, bytes: await photo(width, height).jpeg().toBuffer() })
  return body.data._id
}

async function somebodyWaits(): Promise<boolean> {
  const { rows } = await owner.query(
    "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  )
  return rows.length > 0
}

/** Number of unfinished jobs for the image. */
async function openJobs(id: string): Promise<number> {
  const { rows } = await owner.query("select 1 from jobs.job where data ->> 'id' = $1 and state <> 'completed'", [id])
  return rows.length
}

const all = (...widths: number[]) =>
  widths.flatMap((width) => ['avif', 'plain', 'webp'].map((format) => `${width}.${format}`)).sort()

test('an upload soon has every variant up to its own width, without a request', async () => {
  const id = await add(500, 300)
  expect(await files(id)).toContain('240.webp')
  await expect.poll(() => files(id), soon).toEqual(all(240, 480))
  await expect.poll(async () => (await shown(id, 480)).cache, soon).toBe(forEver)
  expect((await shown(id, 480)).type).toBe('image/avif')
})

test('a request makes a variant of a new width, or one whose file was lost', async () => {
  const id = await add(490, 300)
  await expect.poll(() => files(id), soon).toEqual(all(240, 480))
  // A request asks for no second job beside the one of the upload.
  await expect.poll(() => openJobs(id), soon).toBe(0)
  await owner.query("update media set colour = '' where id = $1", [id])
  for (const file of all(480)) await services.storage.remove(`${folder(id)}/${file}`)
  services.bus.tell(one.id, [`variants:${folder(id)}`])
  expect(await shown(id, 480)).toMatchObject({ status: 200, type: 'image/avif', cache: 'no-store' })
  await expect.poll(async () => (await shown(id, 480)).cache, soon).toBe(forEver)
  await expect.poll(() => files(id), soon).toEqual(all(240, 480))
  // Images without a stored colour get one too.
  const colour = async () => (await owner.query('select colour from media where id = $1', [id])).rows[0].colour
  await expect.poll(colour, soon).toMatch(/^#[0-9a-f]{6}$/)
})

test('a picture that is deleted while its variants are made leaves nothing behind', async () => {
  const id = await add(1_300, 900)
  await transaction(await one.ctx(), async (ctx) => {
    await lockMedia(ctx, id)
    // The job has encoded a variant and waits for the image's lock.
    await expect.poll(somebodyWaits, soon).toBe(true)
    await deleteMedia(ctx, id)
  })
  await expect.poll(() => openJobs(id), soon).toBe(0)
  expect(await files(id)).toEqual([])
  expect(await services.storage.read(`${one.id}/original/${id}`)).toBeUndefined()
  expect((await shown(id, 240)).status).toBe(404)
})

test('a job is broken off when the process stops, and done to its end by the next', async () => {
  const id = await add(480, 300)
  await expect.poll(() => openJobs(id), soon).toBe(0)
  await services.storage.removeFolder(folder(id))
  const stopping = new AbortController()
  const running = makeVariants(await one.ctx(), { id }, stopping.signal)
  await expect.poll(() => files(id), { ...soon, interval: 5 }).toContain('240.avif')
  stopping.abort()
  await expect(running).rejects.toThrow('abort')
  expect(await files(id)).not.toContain('failed')
  await makeVariants(await one.ctx(), { id })
  expect(await files(id)).toEqual(all(240, 480))
})

test('a job that comes too late for a picture ends quietly', async () => {
  const id = await add(30, 20)
  expect((await one.call('DELETE', `/api/v1/media/${id}`, { token })).status).toBe(200)
  await expect.poll(() => openJobs(id), soon).toBe(0)
  await makeVariants(await one.ctx(), { id })
  expect(await files(id)).toEqual([])
})
