import { describe, expect, test } from 'vitest'
import { testImports } from '../../../../../tests/support/selling/product-imports.ts'

const { check, items, one, owner, run, step } = await testImports()

const woo = (...rows: string[]) =>
  ['ID,Type,SKU,Name,Published,"In stock?",Stock,"Regular price"', ...rows, ''].join('\n')

async function pathsOf(name: string): Promise<string[]> {
  const text = 'select path from products where site_id = $1 and name = $2 order by path'
  return (await owner.query(text, [one.id, name])).rows.map(({ path }) => path)
}

// Shows B249.
describe('products of one name', () => {
  test('each get an address of their own, however many the shop has already', async () => {
    const first = await run(woo('1,simple,SAREE-1,Saree,1,1,5,100', '2,simple,SAREE-2,Saree,1,1,5,200'))
    expect(first.counts).toMatchObject({ done: 2, refused: 0 })
    const rows = Array.from({ length: 30 }, (_, at) => `${at + 3},simple,SAREE-${at + 3},Saree,1,1,5,300`)
    const next = await run(woo(...rows))
    expect(next.counts).toMatchObject({ add: 30, done: 30, refused: 0 })
    const last = await run(woo('40,simple,SAREE-40,Saree,1,1,5,400'))
    expect(last.counts).toMatchObject({ add: 1, done: 1, refused: 0 })
    expect(await pathsOf('Saree')).toHaveLength(33)
    expect(await pathsOf('Saree')).toEqual(expect.arrayContaining(['saree', 'saree-2', 'saree-33']))
  })

  test('are refused by line where nothing tells them apart, and none overwrites another', async () => {
    const text = woo('51,simple,,Kurta,1,1,5,100', '52,simple,,Kurta,1,1,7,900', '53,simple,KURTA-3,Kurta,1,1,9,300')
    const checked = await check(text)
    expect(checked.counts).toMatchObject({ add: 2, fault: 1 })
    expect(await items(checked._id, '&kind=fault')).toMatchObject([
      { faults: [{ line: 3, column: 'Name', text: expect.stringContaining('Give each an SKU.') }] },
    ])
    const done = await step(checked._id, 'start')
    expect(done.counts).toMatchObject({ done: 2, refused: 0 })
    expect(await pathsOf('Kurta')).toEqual(['kurta', 'kurta-2'])
    const { rows } = await owner.query(
      "select v.price::int from variants v join products p on p.site_id = v.site_id and p.id = v.product_id where p.name = 'Kurta' and p.site_id = $1 order by 1",
      [one.id],
    )
    expect(rows).toEqual([{ price: 10_000 }, { price: 30_000 }])
  })
})
