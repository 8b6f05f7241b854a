import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { photo } from '../../../../../tests/support/files/upload.ts'
import { importsOf, testImports } from '../../../../../tests/support/selling/product-imports.ts'
import { OutsideFault } from '../../../platform/fetch-outside.ts'

const catalogue = await testImports()
const { app, call, check, checkZip, exported, items, one, run, services, step, two } = catalogue

const picture = async (width: number) => new Uint8Array(await photo(width, 40).png().toBuffer())
const [chart, red, blue] = [await picture(60), await picture(80), await picture(90)]

/** Addresses that were asked for. */
const asked: string[] = []
services.fetchOutside = async (url) => {
  asked.push(url)
  if (url.endsWith('/chart.png')) return Buffer.from(chart)
  const own = new URL(url)
  if (own.hostname !== one.host) throw new OutsideFault('The server answers 404.')
  const response = await app.request(`http://${one.host}${own.pathname}`, { headers: { host: one.host } })
  return Buffer.from(await response.arrayBuffer())
}

const fields = [
  { name: 'Chart', type: 'PICTURE', owner: 'PRODUCT' },
  { name: 'Label', type: 'PICTURE', owner: 'VARIANT' },
]
const defined = new Map<string, string>()
for (const field of fields) defined.set(field.name, (await call('POST', '/custom-fields', field)).body.data._id)
const id = (name: string): string => defined.get(name) ?? ''

type Stored = {
  _id: string
  path: string
  media: object[]
  custom: Record<string, string>
  variants: { sku: string; custom: Record<string, string> }[]
}

async function stored(path: string, calls = call): Promise<Stored> {
  const { data } = (await calls('GET', '/products?q=&s=100')).body
  const { _id } = data.find((row: Stored) => row.path === path)
  return (await calls('GET', `/products/${_id}`)).body.data
}

const widthOf = async (picture: string | undefined) =>
  (await call('GET', `/media/${picture}`)).body.data?.width as number | undefined

const table = [
  'Address,Name,SKU,Price,Option 1 name,Option 1 value,Chart (field),Label (variant field)',
  'kurta,Kurta,KU-S,10,Size,S,https://cdn.example.com/chart.png,labels/red.png',
  'kurta,,KU-M,10,,M,,BLUE.png',
  'kurta,,KU-L,10,,L,,gone.png',
].join('\n')

const zip = zipSync({ 'kurta.csv': new TextEncoder().encode(table), 'labels/red.png': red, 'labels/blue.png': blue })

// Shows B341.
test('pictures of own fields come by link and from the ZIP, for the product and each variant', async () => {
  const checked = await checkZip(zip as Uint8Array<ArrayBuffer>)
  expect(checked).toMatchObject({ counts: { add: 1, noted: 1, picturesMissing: 1 }, archive: { unnamedCount: 0 } })
  expect((await items(checked._id))[0].faults).toEqual([
    { line: 4, column: 'Label (variant field)', text: '“gone.png” is not in the ZIP.' },
  ])
  expect((await step(checked._id, 'start')).counts).toMatchObject({ done: 1, pictures: 0, picturesFailed: 1 })
  const held = await stored('kurta')
  expect(await widthOf(held.custom[id('Chart')])).toBe(60)
  const labels = await Promise.all(held.variants.map(async ({ custom }) => widthOf(custom[id('Label')])))
  expect(labels).toEqual([80, 90, undefined])
})

// Shows B252, B341.
test('exported they are addresses, which change nothing here, and bring the pictures to another shop', async () => {
  const file = await exported()
  const { custom } = await stored('kurta')
  expect(file).toContain(`/media/${custom[id('Chart')]}/1600`)
  expect((await check(file)).counts).toMatchObject({ add: 0, change: 0, fault: 0, noted: 0 })
  const there = await importsOf(catalogue, two)
  for (const field of fields) await there.call('POST', '/custom-fields', field)
  expect((await there.run(file)).counts).toMatchObject({ refused: 0, picturesFailed: 0 })
  const theirs = await stored('kurta', there.call)
  expect(Object.keys(theirs.custom)).toHaveLength(1)
  expect(theirs.variants.map(({ custom }) => Object.keys(custom).length)).toEqual([1, 1, 0])
  expect((await there.check(await there.exported())).counts).toMatchObject({ add: 0, change: 0, fault: 0 })
})

// Shows B341.
test('a field that has a picture keeps it, an empty one of a known product gets one, and undo takes it back', async () => {
  const before = await stored('kurta')
  const again = asked.length
  const text = `SKU,Chart (field),Label (variant field)\nKU-L,https://cdn.example.com/other.png,https://cdn.example.com/chart.png\n`
  const checked = await check(text)
  expect((await items(checked._id))[0]).toMatchObject({
    action: 'CHANGE',
    changes: [{ field: 'Label (variant field)', sku: 'KU-L', before: '', after: 'https://cdn.example.com/chart.png' }],
  })
  const done = await step(checked._id, 'start')
  expect(done.counts).toMatchObject({ done: 1, pictures: 0, picturesFailed: 0 })
  expect(asked.slice(again)).toEqual(['https://cdn.example.com/chart.png'])
  const after = await stored('kurta')
  expect(after.custom).toEqual(before.custom)
  expect(await widthOf(after.variants[2]?.custom[id('Label')])).toBe(60)
  expect((await check(text)).counts).toMatchObject({ same: 1, change: 0 })
  expect((await step(checked._id, 'undo')).counts).toMatchObject({ undone: 1, kept: 0 })
  expect((await stored('kurta')).variants.map(({ custom }) => custom)).toEqual(
    before.variants.map(({ custom }) => custom),
  )
})

// Shows B341.
test('a value that is no picture is refused, and a link that leads nowhere is told with its product', async () => {
  const head = 'Name,SKU,Price,Chart (field)'
  const odd = await check(`${head}\nOdd Kurta,OK-1,10,see below\n`)
  expect((await items(odd._id))[0].faults).toEqual([
    {
      ...{ line: 2, column: 'Chart (field)' },
      text: 'Enter the address of a picture, or its file name in the ZIP, such as label.jpg.',
    },
  ])
  const done = await run(`${head}\nLost Kurta,LK-1,10,https://cdn.example.com/lost.png\n`)
  expect(done.counts).toMatchObject({ done: 1, noted: 1, picturesFailed: 1 })
  expect((await items(done._id, '&kind=noted'))[0].faults).toEqual([
    { line: 2, column: '', text: '“https://cdn.example.com/lost.png”: The server answers 404.' },
  ])
})

// Shows B253.
test('a product of the shop that lacks pictures gets them though nothing else of it changes', async () => {
  await run('Name,SKU,Price\nBare Kurta,BK-1,10\n')
  const text = 'Name,SKU,Price,Pictures\nBare Kurta,BK-1,10,https://cdn.example.com/chart.png\n'
  const checked = await check(text)
  expect((await items(checked._id))[0].changes).toEqual([
    { field: 'Pictures', sku: '', before: '', after: 'https://cdn.example.com/chart.png' },
  ])
  await step(checked._id, 'start')
  expect((await stored('bare-kurta')).media).toHaveLength(1)
  expect((await check(text)).counts).toMatchObject({ same: 1, change: 0 })
  expect((await step(checked._id, 'undo')).counts).toMatchObject({ undone: 1, kept: 0 })
  expect((await stored('bare-kurta')).media).toEqual([])
})
