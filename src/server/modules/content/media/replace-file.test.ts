import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { photo, upload } from '../../../../../tests/support/files/upload.ts'
import { overHttp } from '../../../../../tests/support/outside/http.ts'
import { importCategory } from '../../selling/categories/index.ts'
import { createPage } from '../pages/index.ts'
import { removeStrays } from './remove-strays.ts'

const { app, one, two, services, owner } = await testApp()
const get = await overHttp(app)
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['media'] })

let width = 60
const bytes = () => photo(width++, 40).png().toBuffer()
const add = async () => (await upload(one, { token, bytes: await bytes() })).body.data
const replace = (id: string, bytes: Uint8Array, by = token, site = one) =>
  upload(site, { token: by, bytes, path: `/api/v1/media/${id}/file` })
const fetched = (path: string) =>
  app.request(`http://${one.host}${path}`, { headers: { host: one.host, accept: 'image/webp' } })

// Shows B108.
test('a picture gets another file: pages show it at another address, and the addresses before lead there', async () => {
  const before = await add()
  const slides = [{ image: { media: before._id, alt: 'The lamp' }, heading: 'Hello' }]
  const ctx = await one.ctx()
  await createPage(ctx, {
    kind: 'page',
    key: '/lamp',
    title: 'Lamp',
    document: { sections: [{ id: 'a', type: 'hero', props: { slides } }] },
  })
  expect((await get(one.host, '/lamp')).text).toContain(`/media/${before._id}/`)
  const wide = await photo(500, 300).png().toBuffer()
  const { status, body } = await replace(before._id, wide)
  expect({ status, ...body.data }).toMatchObject({ status: 200, _id: before._id, width: 500, height: 300, uses: 1 })
  const { file } = body.data
  expect(file).not.toBe(before._id)
  const { text: html } = await get(one.host, '/lamp')
  expect(html).toContain(`/media/${file}/`)
  expect(html).not.toContain(`/media/${before._id}/`)
  expect(html).toContain('alt="The lamp"')
  expect((await fetched(`/media/${file}/240`)).status).toBe(200)
  const old = await fetched(`/media/${before._id}/240`)
  expect([old.status, old.headers.get('location'), old.headers.get('cache-control')]).toEqual([
    302,
    `/media/${file}/240`,
    'no-store',
  ])
  const again = (await replace(before._id, await bytes())).body.data
  const last = (await replace(before._id, await bytes())).body.data
  for (const id of [before._id, file, again.file])
    expect((await fetched(`/media/${id}/240`)).headers.get('location')).toBe(`/media/${last.file}/240`)
})

// Shows B108.
test('a file sent again changes nothing, and one that another picture has is refused by its name', async () => {
  const [first, second] = [await bytes(), await bytes()]
  const [{ body: kept }, { body: other }] = [
    await upload(one, { token, bytes: first, name: 'first.png' }),
    await upload(one, { token, bytes: second, name: 'second.png' }),
  ]
  expect((await replace(kept.data._id, first)).body.data.file).toBe(kept.data._id)
  const refused = await replace(kept.data._id, second)
  expect([refused.status, refused.body.errors[0].field, refused.body.msg]).toEqual([
    409,
    'file',
    expect.stringContaining('second.png'),
  ])
  expect((await replace(other.data._id, Buffer.from('no picture'))).status).toBe(415)
  expect((await fetched(`/media/${other.data._id}/240`)).status).toBe(200)
})

// Shows B108.
test('two pictures do not both get one file at once: the other is refused by the name of the first', async () => {
  const [first, second, same] = [await add(), await add(), await bytes()]
  const both = await Promise.all([replace(first._id, same), replace(second._id, same)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const refused = both.find(({ status }) => status === 409)
  expect(refused?.body.errors[0]).toMatchObject({ field: 'file', code: 'media.same' })
})

// Shows B108.
test('a picture of the product itself is replaced for this site alone', async () => {
  const { _id } = await add()
  await owner.query("update media set shipped = '0018508911e054bf11da' where site_id = $1 and id = $2", [one.id, _id])
  const { body } = await replace(_id, await bytes())
  const { rows } = await owner.query('select shipped, file from media where site_id = $1 and id = $2', [one.id, _id])
  expect(rows).toEqual([{ shipped: null, file: body.data.file }])
})

// Shows B108.
test('a replaced file is no stray, and is deleted with the picture', async () => {
  const { _id } = await add()
  const { file } = (await replace(_id, await bytes())).body.data
  expect(await removeStrays(services, one.id, [file])).toBe(0)
  expect(await services.storage.read(`${one.id}/original/${file}`)).toBeTruthy()
  expect((await one.call('DELETE', `/api/v1/media/${_id}`, { token })).status).toBe(200)
  expect((await fetched(`/media/${file}/240`)).status).toBe(404)
})

test('a picture of which sizes could not be made is whole again with another file', async () => {
  const { _id } = await add()
  await owner.query("update media set given_up = '1600.avif' where site_id = $1 and id = $2", [one.id, _id])
  expect((await replace(_id, await bytes())).body.data.givenUp).toBe(false)
})

// Shows B108.
test('a picture of which sizes could not be made is made anew of the same file', async () => {
  const same = await bytes()
  const { _id } = (await upload(one, { token, bytes: same })).body.data
  await owner.query("update media set given_up = 'original' where site_id = $1 and id = $2", [one.id, _id])
  await services.storage.remove(`${one.id}/original/${_id}`)
  const { givenUp, file } = (await replace(_id, same)).body.data
  expect(givenUp).toBe(false)
  expect(await services.storage.read(`${one.id}/original/${file}`)).toBeTruthy()
})

// Shows B108.
test('a category that shows it shows its new file at once', async () => {
  const { _id } = await add()
  const ctx = await one.ctx()
  await importCategory(ctx, { path: 'lamps', title: 'Lamps', description: '', mediaId: _id })
  const document = { sections: [{ id: 'a', type: 'category-tiles', props: {} }] }
  await createPage(ctx, { kind: 'page', key: '/rooms', title: 'Rooms', document })
  const page = async () => (await get(one.host, '/rooms')).text
  expect(await page()).toContain(`/media/${_id}/`)
  const { file } = (await replace(_id, await bytes())).body.data
  await expect.poll(page).toContain(`/media/${file}/`)
})

test('a user without the permission, or of another site, cannot replace a file', async () => {
  const { _id } = await add()
  const { token: writer } = await one.signIn({ userType: 'STAFF', permissions: ['content'] })
  expect((await replace(_id, await bytes(), writer)).status).toBe(403)
  const { token: theirs } = await two.signIn({ userType: 'STAFF', permissions: ['media'] })
  expect((await replace(_id, await bytes(), theirs, two)).status).toBe(404)
})
