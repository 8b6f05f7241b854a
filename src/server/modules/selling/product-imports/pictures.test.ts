import { expect, test } from 'vitest'
import { photo } from '../../../../../tests/support/files/upload.ts'
import { testImports } from '../../../../../tests/support/selling/product-imports.ts'
import { OutsideFault } from '../../../platform/fetch-outside.ts'
import { undoImport } from './undo-import.ts'

const { call, check, items, one, product, read, run, services, step } = await testImports()

const [red, blue] = [await photo(60, 40).png().toBuffer(), await photo(80, 40).png().toBuffer()]
const asked: string[] = []
let whileFetching = async () => undefined as unknown
services.fetchOutside = async (url) => {
  asked.push(url)
  await whileFetching()
  if (url.endsWith('red.png')) return red
  if (url.endsWith('blue.png')) return blue
  throw new OutsideFault('The server answers 404.')
}

const file = `Handle,Title,Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,Image Alt Text
pot,Pot,Loom,Title,Default Title,POT-1,10,https://cdn.example.com/red.png,Red side
pot,,,,,,,https://cdn.example.com/blue.png?v=2,
pot,,,,,,,https://cdn.example.com/gone.png,
`.replace('blue.png?v=2', 'blue.png')

// Shows B253.
test('pictures are fetched after the import, in their order, and those that are not there are counted', async () => {
  const done = await run(file)
  expect((await product('pot')).basicDetails.media).toMatchObject([{ alt: 'Red side' }, { alt: '' }])
  expect((await read(done._id)).counts).toMatchObject({ pictures: 0, picturesFailed: 1 })
  expect(asked).toHaveLength(3)
  // Fetching them is no change that keeps the import from being undone.
  expect(await step(done._id, 'undo')).toMatchObject({ counts: { undone: 1, kept: 0 } })
})

// Shows B253.
test('pictures of the own library are taken as they are, and those of a product that has some are not fetched', async () => {
  await run(file)
  const before = asked.length
  expect((await check(file)).counts).toMatchObject({ same: 1 })
  const [first, second] = (await product('pot')).basicDetails.media
  await run(`Address,Pictures\npot,"${second.url}\n${first.url}"\n`)
  const { media } = (await product('pot')).basicDetails
  expect(media.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id])
  expect(asked).toHaveLength(before)
})

// Shows B251.
test('pictures that arrive once their import is undone are given to no product', async () => {
  await run('Name,SKU,Price\nBare Jug,JUG-1,10\n')
  const { _id: id } = await check('SKU,Name,Pictures\nJUG-1,Dressed Jug,https://cdn.example.com/red.png\n')
  whileFetching = async () => {
    whileFetching = async () => undefined
    expect((await call('POST', `/product-imports/${id}/undo`)).status).toBe(200)
    await undoImport(await one.ctx(), { siteId: one.id, id })
  }
  const done = await step(id, 'start')
  expect(done).toMatchObject({ state: 'UNDONE', counts: { undone: 1, kept: 0, pictures: 0 } })
  expect(await items(id)).toMatchObject([{ outcome: 'UNDONE' }])
  expect((await product('bare-jug')).basicDetails.media).toEqual([])
  expect(await product('bare-jug')).toMatchObject({ name: 'Bare Jug' })
})
