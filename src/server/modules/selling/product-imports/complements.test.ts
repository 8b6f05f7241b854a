import { describe, expect, test, vi } from 'vitest'
import { importsOf, testImports } from '../../../../../tests/support/selling/product-imports.ts'
import { applyImport } from './apply-import.ts'

const catalogue = await testImports()
const { call, check, exported, items, one, owner, run, step, two } = catalogue

type Listed = { _id: string; path: string }

const listed = async (of = call): Promise<Listed[]> => (await of('GET', '/products?q=&s=100')).body.data
const idOf = async (path: string, of = call) => (await listed(of)).find((row) => row.path === path)?._id ?? ''
const stored = async (path: string, of = call) => (await of('GET', `/products/${await idOf(path, of)}`)).body.data

/** Addresses of the products that go with one, in order. */
async function goesWith(path: string, of = call): Promise<(string | undefined)[]> {
  const [all, { complementIds }] = [await listed(of), await stored(path, of)]
  return complementIds.map((id: string) => all.find(({ _id }) => _id === id)?.path)
}

const tableware = `Address,Name,Price,SKU,Goes with
cup,Cup,90,CUP,saucer
saucer,Saucer,50,SAUCER,"Cup; spoon, cup"
spoon,Spoon,20,SPOON,
`

// Shows B249, B251.
describe('a file that states what goes with its products', () => {
  test('links new products that name one another, and is undone', async () => {
    const done = await run(tableware)
    expect(done.counts).toMatchObject({ add: 3, done: 3, noted: 0, refused: 0 })
    expect([await goesWith('cup'), await goesWith('saucer')]).toEqual([['saucer'], ['cup', 'spoon']])
    expect((await step(done._id, 'undo')).counts).toMatchObject({ undone: 3, kept: 0 })
    expect(await idOf('cup')).toBe('')
    await run(tableware)
  })

  test('tells what changes, leaves it where a cell is blank, and gives it back when it is undone', async () => {
    expect((await check('SKU,Goes with\nCUP,saucer\nSPOON,\n')).counts).toMatchObject({ same: 2, change: 0 })
    const done = await run('SKU,Goes with\nCUP,spoon; saucer\nSAUCER,\n')
    expect(done.counts).toMatchObject({ change: 1, same: 1, done: 1 })
    expect((await items(done._id))[0].changes).toEqual([
      { field: 'Goes with', sku: '', before: 'saucer', after: 'spoon, saucer' },
    ])
    expect([await goesWith('cup'), await goesWith('saucer')]).toEqual([
      ['spoon', 'saucer'],
      ['cup', 'spoon'],
    ])
    expect((await step(done._id, 'undo')).counts).toMatchObject({ undone: 1, kept: 0 })
    expect(await goesWith('cup')).toEqual(['saucer'])
  })

  test('is undone as one change where it names a product twice, with its other changes', async () => {
    const done = await run('Address,Name,SKU,Price,Goes with\ncup,,,,spoon\n,Cup,CUP,95,\n')
    expect(done.counts).toMatchObject({ change: 2, done: 2 })
    expect([await goesWith('cup'), (await stored('cup')).variants[0].price]).toEqual([['spoon'], 9_500])
    expect((await step(done._id, 'undo')).counts).toMatchObject({ undone: 2, kept: 0 })
    expect([await goesWith('cup'), (await stored('cup')).variants[0].price]).toEqual([['saucer'], 9_000])
  })

  test('leaves a product that staff changed since as it is when it is undone', async () => {
    const done = await run('SKU,Goes with\nSPOON,cup\n')
    const { _id, ...held } = await stored('spoon')
    const variants = held.variants.map((variant: { stock: number }) => ({ ...variant, stockSeen: variant.stock }))
    await call('PUT', `/products/${_id}`, { ...held, variants, summary: 'Small', taxConfirmed: true })
    expect((await step(done._id, 'undo')).counts).toMatchObject({ undone: 0, kept: 1 })
    expect(await goesWith('spoon')).toEqual(['cup'])
  })

  test.each([
    ['CUP,saucer; teapot', ['Neither the shop nor this file has a product with the address “teapot”.']],
    ['CUP,saucer; cup', ['A product cannot go with itself.']],
    [
      `CUP,${Array.from({ length: 13 }, (_, at) => `one-${at}`).join('; ')}`,
      expect.arrayContaining(['A product may have at most 12 products that go with it.']),
    ],
  ])('is refused at its column where that cannot be: %s', async (row, texts) => {
    const { _id, counts } = await check(`SKU,Goes with\n${row}\n`)
    expect(counts).toMatchObject({ fault: 1, change: 0 })
    const [{ faults }] = await items(_id)
    expect(faults[0]).toMatchObject({ line: 2, column: 'Goes with' })
    expect(faults.map(({ text }: { text: string }) => text)).toEqual(texts)
  })

  test('says of a product that was deleted before it ran that it is left out, and links the others', async () => {
    await run('Address,Name,Price,SKU\nfork,Fork,30,FORK\n')
    const checked = await check('SKU,Goes with\nCUP,fork; spoon\nSPOON,fork\n')
    await call('DELETE', `/products/${await idOf('fork')}`)
    expect((await step(checked._id, 'start')).counts).toMatchObject({ done: 2, noted: 2, refused: 0 })
    const text = '“fork” is left out: no other product has this address now.'
    expect((await items(checked._id))[0].faults).toEqual([{ line: 2, column: 'Goes with', text }])
    expect([await goesWith('cup'), await goesWith('spoon')]).toEqual([['spoon'], ['cup']])
  })
})

// Shows B251.
test('an import that is interrupted while products are linked goes on, and repeats nothing', async () => {
  const names = ['plate', 'bowl', 'jug']
  const rows = names.map((name, at) => `${name},${name},10,${name},${names[(at + 1) % 3]}`)
  const { _id: id } = await check(`Address,Name,Price,SKU,Goes with\n${rows.join('\n')}\n`)
  await call('POST', `/product-imports/${id}/start`)
  const { signal } = new AbortController()
  let turns = 0
  // Two looks for products to import, and a link before.
  vi.spyOn(signal, 'throwIfAborted').mockImplementation(() => {
    if (++turns === 4) throw new Error('the process ends')
  })
  const data = { siteId: one.id, id }
  await expect(applyImport(await one.ctx(), data, signal)).rejects.toThrow('the process ends')
  expect([await goesWith('plate'), await goesWith('bowl')]).toEqual([['bowl'], []])
  await applyImport(await one.ctx(), data)
  await owner.query(`update product_imports set state = 'APPLYING' where id = $1`, [id])
  await applyImport(await one.ctx(), data)
  expect(await Promise.all(names.map((name) => goesWith(name)))).toEqual([['bowl'], ['jug'], ['plate']])
  expect((await stored('plate')).revision).toBe(2)
  expect((await step(id, 'undo')).counts).toMatchObject({ undone: 3, kept: 0 })
})

// Shows B252, B307.
test('exported products go with the same ones once the file is imported, in this shop and in an empty one', async () => {
  const file = await exported()
  expect(file).toContain('cup; spoon')
  expect((await check(file)).counts).toMatchObject({ add: 0, change: 0, fault: 0 })
  const there = await importsOf(catalogue, two)
  expect((await there.run(file)).counts).toMatchObject({ fault: 0, refused: 0, noted: 0 })
  for (const path of ['cup', 'saucer', 'spoon']) expect(await goesWith(path, there.call)).toEqual(await goesWith(path))
})
