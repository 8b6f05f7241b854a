import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApp } from '../../../../tests/support/app.ts'
import { loadStarter } from '../sites/starters/index.ts'
import { addShipped } from './index.ts'

const { app, one, two, services, owner } = await testApp()
const { pictures } = await loadStarter('events')

function shipped(name: string) {
  const found = pictures.get(name)
  if (!found) throw new Error(`no picture ${name}`)
  const { hash, ...picture } = found
  return { ...picture, shipped: hash, fileName: `${name}.avif` }
}

const wedding = shipped('events-wedding')
const mark = shipped('utsav-mark')
const [id = '', again, markId = ''] = await addShipped(await one.ctx(), [wedding, { ...wedding, alt: 'Other' }, mark])
const [otherId = ''] = await addShipped(await two.ctx(), [wedding])

async function get(id: string, width: number, accept = 'image/avif,image/webp', { host } = one) {
  const response = await app.request(`http://${host}/media/${id}/${width}`, { headers: { host, accept } })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, type: response.headers.get('content-type'), bytes }
}

const file = (name: string, hash = wedding.shipped) => readFile(`starters/pictures/${hash}/${name}`)

test('the same picture is one picture of the library, with its first description', async () => {
  expect(again).toBe(id)
  const { rows } = await owner.query('select alt, shipped, colour, width, bytes from media where id = $1', [id])
  const { alt, colour, width, bytes } = wedding
  expect(rows).toEqual([{ alt, shipped: wedding.shipped, colour, width, bytes }])
  expect(await addShipped(await one.ctx(), [wedding])).toEqual([id])
})

test('what is shipped is sent as it is, at once', async () => {
  for (const width of [240, 960]) {
    const { status, type, bytes } = await get(id, width)
    expect({ status, type }).toEqual({ status: 200, type: 'image/avif' })
    expect(bytes.equals(await file(`${width}.avif`))).toBe(true)
  }
})

test('it is never enlarged', async () => {
  const widest = `${wedding.width}.avif`
  expect((await get(id, 2400)).bytes.equals(await file(widest))).toBe(true)
})

test.each([
  ['image/webp', 'webp'],
  ['*/*', 'jpeg'],
])('who takes %s gets it made from the master', async (accept, format) => {
  const { status, bytes } = await get(id, 480, accept)
  expect(status).toBe(200)
  expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 480 })
})

test('a mark is made from its drawing', async () => {
  expect(await sharp((await get(markId, 960, 'image/webp')).bytes).metadata()).toMatchObject({
    format: 'webp',
    width: 960,
  })
})

test('a site shows its own pictures alone, and both show the same file', async () => {
  expect((await get(id, 240, 'image/avif', two)).status).toBe(404)
  expect((await get(otherId, 240, 'image/avif', two)).bytes.equals(await file('240.avif'))).toBe(true)
  expect(await services.storage.read(`${two.id}/original/${otherId}`)).toBeUndefined()
})

test('an address that names no folder of pictures shows nothing', async () => {
  const [strayId = ''] = await addShipped(await one.ctx(), [{ ...mark, shipped: '../../package.json' }])
  expect((await get(strayId, 240)).status).toBe(404)
})
