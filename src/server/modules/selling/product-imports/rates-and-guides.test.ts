import { describe, expect, test } from 'vitest'
import { importsOf, testImports } from '../../../../../tests/support/selling/product-imports.ts'

const catalogue = await testImports()
const { call, check, exported, items, run, step, two } = catalogue

const chart = { columns: ['Size', 'Chest (cm)'], rows: [['S', '88']], note: '' }
const guide: string = (await call('POST', '/size-guides', { title: 'Kurtas, Women', ...chart })).body.data._id

const stored = async (path: string, of = call) => {
  const { body } = await of('GET', '/products?q=&s=100')
  const { _id } = body.data.find((row: { path: string }) => row.path === path)
  return (await of('GET', `/products/${_id}`)).body.data
}

const kurta =
  'Address,Name,Price,SKU,GST %,Later GST %,Size guide\nkurta,Kurta,900,K1,5,"2027-10-01: 18%\n2027-04-01: 0.05","kurtas, women"\n'

// Shows B249, B252.
describe('a file', () => {
  test('states later GST rates and the size guide of a product', async () => {
    expect((await run(kurta)).counts).toMatchObject({ done: 1, fault: 0, refused: 0 })
    expect(await stored('kurta')).toMatchObject({
      ...{ gstRate: 5, sizeGuideId: guide },
      gstChanges: [
        { from: '2027-04-01', rate: 5 },
        { from: '2027-10-01', rate: 18 },
      ],
    })
  })

  test('changes them, leaves them where a cell is blank, and gives them back when it is undone', async () => {
    const { body } = await call('POST', '/size-guides', { title: 'Tall', ...chart })
    const done = await run('SKU,Later GST %,Size guide\nK1,2027-04-01: 40,Tall\n')
    expect((await items(done._id))[0].changes).toEqual([
      { field: 'Size guide', sku: '', before: 'Kurtas, Women', after: 'Tall' },
      { field: 'Later GST %', sku: '', before: '2027-04-01: 5, 2027-10-01: 18', after: '2027-04-01: 40' },
    ])
    await run('SKU,Later GST %,Size guide,Summary\nK1,,,Soft\n')
    expect(await stored('kurta')).toMatchObject({ sizeGuideId: body.data._id, summary: 'Soft' })
    const other = await run('SKU,Later GST %,Size guide\nK1,2028-04-01: 3,"Kurtas, Women"\n')
    await step(other._id, 'undo')
    const rates = [{ from: '2027-04-01', rate: 40 }]
    expect(await stored('kurta')).toMatchObject({ sizeGuideId: body.data._id, gstChanges: rates })
  })

  test.each([
    ['2027-02-30: 18', 'Later GST %'],
    ['2027-04-01: 12', 'Later GST %'],
    ['next year', 'Later GST %'],
    ['2027-04-01: 18\n2027-04-01: 5', 'Later GST %'],
  ])('with the later rate “%s” is refused at its column', async (cell, column) => {
    const { _id } = await check(`Address,Name,Price,Later GST %\ncap,Cap,90,"${cell}"\n`)
    expect((await items(_id))[0].faults).toMatchObject([{ column }])
  })

  test('keeps a product’s size guide although another has its title, and refuses that title for a new product', async () => {
    const { body } = await call('POST', '/size-guides', { title: 'kurtas, women', ...chart })
    await run('Address,Name,Price,SKU,Size guide\nshort,Short,900,S1,"kurtas, women"\n')
    expect((await stored('short')).sizeGuideId).toBe(body.data._id)
    await call('PUT', `/size-guides/${body.data._id}`, { title: 'Kurtas, Women', ...chart, revision: 1 })
    expect((await check(await exported())).counts).toMatchObject({ add: 0, change: 0, fault: 0 })
    await run('SKU,Price,Size guide\nS1,950,"Kurtas, Women"\n')
    expect(await stored('short')).toMatchObject({ sizeGuideId: body.data._id })
    const { _id } = await check('Address,Name,Price,Size guide\nlong,Long,900,"Kurtas, Women"\n')
    expect((await items(_id))[0].faults).toMatchObject([{ line: 2, column: 'Size guide' }])
    const other = await check('SKU,Size guide\nK1,Tall\nS1,Tall\n')
    expect((await items(other._id)).map(({ changes }: { changes: object[] }) => changes.length)).toEqual([0, 1])
    await call('DELETE', `/size-guides/${body.data._id}`)
  })

  test('with a size guide that the shop lacks is refused, and names it', async () => {
    const { _id } = await check('Address,Name,Price,Size guide\ncap,Cap,90,Hats\n')
    expect((await items(_id))[0].faults).toEqual([
      { line: 2, column: 'Size guide', text: 'There is no size guide “Hats”. Add it to the shop first.' },
    ])
  })

  test('of all products is the same in another shop with the same guides', async () => {
    const file = await exported()
    expect((await check(file)).counts).toMatchObject({ add: 0, change: 0, fault: 0 })
    const there = await importsOf(catalogue, two)
    for (const title of ['Kurtas, Women', 'Tall']) await there.call('POST', '/size-guides', { title, ...chart })
    await there.run(file)
    const [{ gstChanges, sizeGuideId }, held] = [await stored('kurta', there.call), await stored('kurta')]
    expect(gstChanges).toEqual(held.gstChanges)
    const { body } = await there.call('GET', '/size-guides')
    expect(body.data.find(({ _id }: { _id: string }) => _id === sizeGuideId)).toMatchObject({ title: 'Tall' })
  })
})
