import { describe, expect, test } from 'vitest'
import { numberCell, textCell, workbookOf } from '../../../../../tests/support/files/workbook.ts'
import { testImports } from '../../../../../tests/support/selling/product-imports.ts'
import { unpackWorkbook } from './unpack-workbook.ts'

const { check, items, one, owner, run, step } = await testImports()

const head = 'Address,Name,SKU,Price,Pictures,Option 1 name,Option 1 value\n'
const unknown = `${(await one.ctx()).site.origin}/media/${'a'.repeat(20)}/1600`

async function skusLike(pattern: string): Promise<number> {
  const text = 'select count(*)::int from variants where site_id = $1 and sku like $2'
  return (await owner.query(text, [one.id, pattern])).rows[0].count
}

// Shows B251.
describe('an import of more products than are imported together', () => {
  test('refuses each that is at fault alone, wherever it stands, and imports the others in their order', async () => {
    const bad = new Set([3, 260, 299, 539])
    const lines = Array.from({ length: 540 }, (_, at) => {
      return `many-${at},Many ${at},MANY-${at},10,${bad.has(at) ? unknown : ''},,\n`
    })
    const checked = await check(`${head}${lines.join('')}`)
    expect(checked.counts).toMatchObject({ add: 540, fault: 0 })
    const done = await step(checked._id, 'start')
    expect(done.counts).toMatchObject({ done: 536, refused: 4 })
    const refused: { name: string }[] = await items(checked._id, '&kind=fault')
    expect(refused.map(({ name }) => name)).toEqual(['Many 3', 'Many 260', 'Many 299', 'Many 539'])
    expect(await skusLike('MANY-%')).toBe(536)
  })

  test('imports each row once where products have many variants', async () => {
    const lines = Array.from({ length: 70 }, (_, product) =>
      Array.from({ length: 40 }, (_, at) => `wide-${product},Wide ${product},WIDE-${product}-${at},10,,Size,S${at}\n`),
    )
    const done = await run(`${head}${lines.flat().join('')}`)
    expect(done.counts).toMatchObject({ add: 70, done: 70, refused: 0 })
    expect(await skusLike('WIDE-%')).toBe(2_800)
  })
})

// Shows B340.
test('a workbook of 100,000 rows is read in a process of its own', async () => {
  const rows = Array.from({ length: 100_000 }, (_, at) => {
    return `<row r="${at + 2}">${textCell(`A${at + 2}`, `Lamp ${at}`)}${numberCell(`C${at + 2}`, '75')}</row>`
  })
  const workbook = workbookOf(`<row r="1">${textCell('A1', 'Name')}</row>${rows.join('')}`)
  const lines = await unpackWorkbook(await one.ctx(), workbook)
  expect(lines).toHaveLength(100_001)
  expect(lines.at(-1)).toEqual({ line: 100_001, cells: ['Lamp 99999', '', '75'] })
})
