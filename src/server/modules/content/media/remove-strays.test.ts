import { utimes } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { show } from '../../../../../tests/support/files/pictures.ts'
import { photo, upload } from '../../../../../tests/support/files/upload.ts'
import { mediaFolder } from '../../../platform/storage.ts'
import { removeOldStrays } from './remove-strays.ts'

let ahead = 0
const { app, one, two, owner, services } = await testApp({ now: () => new Date(Date.now() + ahead) })
const { storage } = services
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['media'] })
const minute = 60_000

beforeEach(() => {
  ahead = 0
})

let serial = 0
const newId = () => `stray${String(serial++).padStart(9, '0')}`

const add = async (): Promise<string> =>
  (await upload(one, { token, bytes: await photo(40, 30).png().toBuffer() })).body.data._id

/** Files as left by a process that died between writing them and inserting their row. */
async function leave(site = one): Promise<string> {
  const id = newId()
  await storage.write(`${site.id}/original/${id}`, Buffer.from('original'))
  await storage.write(`${site.id}/${id}/240.webp`, Buffer.from('variant'))
  return id
}

const isThere = async (id: string, site = one) => [
  (await storage.read(`${site.id}/original/${id}`)) !== undefined,
  (await storage.list(`${site.id}/${id}`)).length > 0,
]

test('files without a row go once they are an hour old, of every site; those with a row stay', async () => {
  const kept = await add()
  const strays = [await leave(), await leave()]
  const elsewhere = await leave(two)
  const halves = [newId(), newId()]
  await storage.write(`${one.id}/original/${halves[0]}`, Buffer.from('original'))
  await storage.write(`${one.id}/${halves[1]}/240.webp`, Buffer.from('variant'))
  ahead = 59 * minute
  await removeOldStrays(services)
  for (const id of strays) expect(await isThere(id)).toEqual([true, true])
  ahead = 61 * minute
  const young = await leave()
  await utimes(
    path.join(mediaFolder(services.config.dataDir), `${one.id}/${young}/240.webp`),
    new Date(),
    services.now(),
  )
  await removeOldStrays(services)
  for (const id of [...strays, ...halves]) expect(await isThere(id)).toEqual([false, false])
  expect(await isThere(elsewhere, two)).toEqual([false, false])
  expect(await isThere(young)).toEqual([true, true])
  expect(await isThere(kept)).toEqual([true, true])
  expect((await show(app, one, kept, 240)).status).toBe(200)
})

test('files that were never finished go too, beside a picture that stays', async () => {
  const id = await add()
  const parts = [`${one.id}/${id}/480.webp.0a1b.part`, `${one.id}/original/${newId()}.2c3d.part`]
  for (const key of parts) await storage.write(key, Buffer.from('half of'))
  await removeOldStrays(services)
  for (const key of parts) expect(await storage.read(key)).toBeDefined()
  ahead = 61 * minute
  await removeOldStrays(services)
  for (const key of parts) expect(await storage.read(key)).toBeUndefined()
  expect(await isThere(id)).toEqual([true, true])
})

test('files older than their site belong to another database, and stay', async () => {
  const id = await leave()
  const old = new Date(Date.now() - 24 * 60 * minute)
  for (const key of [`${one.id}/original/${id}`, `${one.id}/${id}/240.webp`])
    await utimes(path.join(mediaFolder(services.config.dataDir), key), old, old)
  await storage.write(`999/original/${id}`, Buffer.from('of a site that is not here'))
  ahead = 61 * minute
  await removeOldStrays(services)
  expect(await isThere(id)).toEqual([true, true])
  expect(await storage.read(`999/original/${id}`)).toBeDefined()
})

async function somebodyWaits(): Promise<boolean> {
  const { rows } = await owner.query(
    "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  )
  return rows.length > 0
}

test('an upload that is between its files and its row is waited for, however old a clock says it is', async () => {
  const written = Promise.withResolvers<string>()
  const goOn = Promise.withResolvers<void>()
  const { write } = storage
  const writing = vi.spyOn(storage, 'write').mockImplementation(async (key, bytes) => {
    await write(key, bytes)
    if (!key.endsWith('240.webp')) return
    written.resolve(key)
    await goOn.promise
  })
  const uploading = add()
  await written.promise
  ahead = 31 * 24 * 60 * minute
  const removing = removeOldStrays(services)
  await expect.poll(somebodyWaits).toBe(true)
  goOn.resolve()
  const id = await uploading
  await removing
  writing.mockRestore()
  expect(await isThere(id)).toEqual([true, true])
})

test('an upload that fails leaves nothing behind', async () => {
  const send = vi.spyOn(services.jobs, 'send').mockRejectedValue(new Error('no jobs'))
  const before = [await storage.list(`${one.id}/original`), await storage.folders(String(one.id))]
  expect((await upload(one, { token, bytes: await photo(44, 33).png().toBuffer() })).status).toBe(500)
  send.mockRestore()
  expect([await storage.list(`${one.id}/original`), await storage.folders(String(one.id))]).toEqual(before)
})
