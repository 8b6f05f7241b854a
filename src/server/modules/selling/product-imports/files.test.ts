import { describe, expect, test } from 'vitest'
import {
  numberCell,
  textCell,
  timeCell,
  withStatedSize,
  workbookOf,
} from '../../../../../tests/support/files/workbook.ts'
import { testImports } from '../../../../../tests/support/selling/product-imports.ts'

const { bring, call, items, owner, product, read, run, work } = await testImports()

describe('a file with columns of one’s own', () => {
  // Shows B249.
  test('brings the rows of a product together, wherever they stand', async () => {
    const lines = ['S', 'M'].flatMap((size) =>
      Array.from({ length: 50 }, (_, at) => `apart-${at},Apart ${at},APART-${at}-${size},10,Size,${size}\n`),
    )
    const headers = 'Address,Name,SKU,Price,Option 1 name,Option 1 value\n'
    const done = await run(`${headers}${lines.join('')}`)
    expect(done).toMatchObject({ rows: 100, products: 50, counts: { done: 50, refused: 0 } })
    const { rows } = await owner.query(
      `select count(*)::int, array_agg(distinct v.sku) filter (where p.path = 'apart-7') as skus
        from products p join variants v on v.site_id = p.site_id and v.product_id = p.id where p.path like 'apart-%'`,
    )
    expect(rows[0]).toEqual({ count: 100, skus: ['APART-7-M', 'APART-7-S'] })
  })

  // Shows B250.
  test.each([
    ['semicolons and a mark', '\uFEFFName;Price;Stock\r\nSemi Lamp;1.299,50;4\r\n', 'semi-lamp', 129_950],
    ['tabs', 'Name\tPrice\tStock\nTab Lamp\t₹1,299\t4\n', 'tab-lamp', 129_900],
    [
      'quotation marks within some',
      'Name,Price,Stock\n"The ""Quote"" Lamp, 2","1,299",4\n',
      'the-quote-lamp-2',
      129_900,
    ],
    ['Devanagari', 'Name,Price,Stock\nमिट्टी का कुल्हड़,49,4\n', 'मिट्टी-का-कुल्हड़', 4_900],
  ])('is read with %s', async (_, text, path, price) => {
    await run(text)
    expect(await product(path)).toMatchObject({ price, inStock: true, category: { title: 'Uncategorised' } })
  })

  // Shows B250.
  test('is read in Windows-1252 and UTF-16', async () => {
    const latin = Uint8Array.from([...'Name,Price\nCaf\u00e9 Cup,10\n'].map((sign) => sign.charCodeAt(0)))
    const wide = new Uint8Array(Buffer.from('\uFEFFName,Price\nWide Cup,10\n', 'utf16le'))
    expect((await items((await run(latin))._id))[0].name).toBe('Café Cup')
    expect((await items((await run(wide))._id))[0].name).toBe('Wide Cup')
  })

  // Shows B250.
  test('is refused by line and column, and the rest is imported', async () => {
    const text = [
      'Name,SKU,Price,MRP,HSN,Description',
      'Good Pot,GP-1,100,,,',
      'Dear Pot,DP-1,a lot,,,',
      'Odd Pot,OP-1,100,90,123,',
      `Long Pot,LP-1,100,,,${'x'.repeat(1_000_000)}`,
      'Twin Pot,GP-1,100,,,',
      '"Pot of 12" inch",IN-1,100,,,',
      'Last Pot,LA-1,100,,,"It begins here',
      'Lost Pot,LO-1,100,,,',
    ].join('\n')
    const done = await run(text)
    expect(done).toMatchObject({ state: 'DONE', counts: { done: 1, fault: 6 } })
    const faults = (await items(done._id, '&kind=fault')).flatMap(({ faults }: { faults: object[] }) => faults)
    expect(faults).toMatchObject([
      { line: 3, column: 'Price' },
      { line: 4, column: 'HSN', text: 'An HSN code has 4, 6 or 8 digits.' },
      { line: 5, column: 'Description' },
      { line: 6, column: 'SKU', text: 'The SKU GP-1 stands in line 2, too.' },
      { line: 7, column: '', text: expect.stringContaining('quotation marks') },
      { line: 8, column: '', text: expect.stringContaining('quotation marks') },
    ])
    const file = await call('GET', `/product-imports/${done._id}/faults.csv`)
    expect(file.status).toBe(200)
  })

  // Shows B250.
  test.each([
    ['only a header', 'Name,Price\n', 'This file has no rows below its header.'],
    ['no column that names a product', 'Colour,Price\nred,1\n', 'No column identifies the product of a row.'],
  ])('is refused with %s', async (_, text, said) => {
    const { status, body } = await bring(text)
    expect({ status, msg: body.msg }).toEqual({ status: 400, msg: expect.stringContaining(said) })
  })

  // Shows B250.
  test('may be a workbook', async () => {
    const head = ['Name', 'Price', 'GST %', 'Sale price', 'Sale from'].map((name, at) =>
      textCell(`${'ABCDE'[at]}1`, name),
    )
    const lamp = textCell('A2', 'Sheet Lamp') + textCell('B2', '75')
    // As a spreadsheet stores a sum, a cell that shows 5%, and nine in the morning of 1 December 2030.
    const bowl =
      textCell('A3', 'Sheet Bowl') +
      numberCell('B3', '149.10000000000002') +
      numberCell('C3', '0.05') +
      numberCell('D3', '99')
    const rows = [head.join(''), lamp, bowl + timeCell('E3', '47818.375')]
    await run(workbookOf(rows.map((cells, at) => `<row r="${at + 1}">${cells}</row>`).join('')))
    expect(await product('sheet-lamp')).toMatchObject({ price: 7_500 })
    expect(await product('sheet-bowl')).toMatchObject({ price: 14_910, gstRate: 5 })
    const { rows: sales } = await owner.query('select sale_from from variants where sale_price = 9900')
    expect(sales).toEqual([{ sale_from: new Date('2030-12-01T03:30Z') }])
  })

  // Shows B250, B340.
  test.each([
    ['is none', new Uint8Array(Buffer.from('PK\u0003\u0004rubbish')), 'We can’t read this file.'],
    ['is not what it says', withStatedSize(workbookOf('<row r="1"/>'), 1), 'We can’t read this file.'],
    [
      'has only a header',
      workbookOf(`<row r="1">${textCell('A1', 'Name')}</row>`),
      'This file has no rows below its header.',
    ],
    [
      'names no products',
      workbookOf(`<row r="1">${textCell('A1', 'Hue')}</row><row r="2">${textCell('A2', 'red')}</row>`),
      'No column identifies the product of a row.',
    ],
  ])('that is a workbook is taken, and told to be unreadable once it was read, where it %s', async (_, bytes, said) => {
    const { status, body } = await bring(bytes)
    expect({ status, state: body.data?.state }).toEqual({ status: 200, state: 'READING' })
    await work()
    const failed = await read(body.data._id)
    expect(failed).toMatchObject({ state: 'FAILED', fault: expect.stringContaining(said), rows: 0, products: 0 })
    const { rows } = await owner.query('select file from product_imports where id = $1', [failed._id])
    expect(rows).toEqual([{ file: null }])
  })
})
