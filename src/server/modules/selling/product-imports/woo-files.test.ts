import { describe, expect, test } from 'vitest'
import { testImports } from '../../../../../tests/support/selling/product-imports.ts'

const { call, check, items, owner, product, run, step } = await testImports()

const woo = [
  'ID,Type,SKU,Name,Published,"Is featured?","Short description",Description,"In stock?",Stock,"Weight (kg)","Length (cm)","Regular price","Sale price",Categories,Tags,Images,Parent,"Attribute 1 name","Attribute 1 value(s)","Attribute 2 name","Attribute 2 value(s)",Brands',
  '11,variable,JUTE,Jute Bag,1,0,<p>Holds&nbsp;<b>all</b></p>,"<p>Woven, by hand</p>",1,,,,,,"Bags, Bags > Totes",eco,,,Size,"Small, Large",Material,Jute,Loom',
  '12,variation,JUTE-S,Jute Bag - Small,1,0,,,1,4,.3,12.5,399,349,,,,JUTE,Size,Small,,,',
  '14,simple,CUP,Clay Cup,-1,0,,,0,0,,,,,Kitchen,,,,Volume,200 ml,,,',
  '13,variation,JUTE-L,Jute Bag - Large,1,0,,,1,2,,,499,,,,,id:11,Size,Large,,,',
  '15,grouped,SET,A set,1,0,,,1,,,,,,Kitchen,,,,,,,,',
].join('\n')

describe('a WooCommerce file', () => {
  // Shows B249.
  test('brings products with their variations, wherever they stand', async () => {
    const checked = await check(woo)
    expect(checked).toMatchObject({ layout: 'woocommerce', products: 3, counts: { add: 1, fault: 2 } })
    expect((await items(checked._id, '&kind=fault')).map(({ faults }: { faults: object[] }) => faults)).toEqual([
      [{ line: 4, column: 'Price', text: 'Enter the price.' }],
      [{ line: 6, column: 'Kind of product', text: 'Products of the kind “grouped” are not imported.' }],
    ])
    await call('POST', `/product-imports/${checked._id}/start`)
  })

  // Shows B249.
  test('has what the lists of the other shop do not show as drafts, and the report names each', async () => {
    const rows = ['visible', 'catalog', 'search', 'hidden'].map(
      (visibility, at) => `${at},simple,SHOWN-${at},Bowl in ${visibility},1,${visibility},1,5,100`,
    )
    const headers = 'ID,Type,SKU,Name,Published,Visibility in catalog,In stock?,Stock,Regular price'
    const checked = await check([headers, ...rows].join('\n'))
    expect(checked).toMatchObject({ layout: 'woocommerce', counts: { add: 4, fault: 0 } })
    const noted: { name: string; faults: { column: string }[] }[] = await items(checked._id, '&kind=noted')
    const named = noted.filter(({ faults }) => faults.some(({ column }) => column === 'Visibility in catalog'))
    expect(named.map(({ name }) => name).sort()).toEqual(['Bowl in hidden', 'Bowl in search'])
    await step(checked._id, 'start')
    const shown = ['visible', 'catalog', 'search', 'hidden'].map(async (one) => (await product(`bowl-in-${one}`))?.name)
    expect(await Promise.all(shown)).toEqual(['Bowl in visible', 'Bowl in catalog', undefined, undefined])
  })

  // Shows B249.
  test('has downloads and services as drafts, and the report names them', async () => {
    const text = [
      'ID,Type,SKU,Name,Published,"In stock?",Stock,"Regular price",Parent,"Attribute 1 name","Attribute 1 value(s)"',
      '71,"simple, downloadable, virtual",ALBUM,Album,1,1,,15,,,',
      '72,"simple, virtual",ADVICE,Advice,1,1,,15,,,',
      '73,variable,BOOK,Book,1,1,,,,Form,"Paper, PDF"',
      '74,variation,BOOK-PAPER,,1,1,5,90,BOOK,Form,Paper',
      '75,"variation, downloadable",BOOK-PDF,,1,1,5,40,BOOK,Form,PDF',
      '76,simple,DISC,Disc,1,1,5,15,,,',
      '77,external,SHIRT,Shirt,1,1,,20,,,',
    ].join('\n')
    const checked = await check(text)
    expect(checked.counts).toMatchObject({ add: 4, fault: 1 })
    const noted: { name: string; faults: { line: number; column: string }[] }[] = await items(
      checked._id,
      '&kind=noted',
    )
    const kinds = noted.flatMap(({ name, faults }) =>
      faults.flatMap(({ line, column }) => (column === 'Kind of product' ? [[name, line]] : [])),
    )
    expect(kinds).toEqual([
      ['Album', 2],
      ['Advice', 3],
      ['Book', 6],
    ])
    await step(checked._id, 'start')
    const shown = ['album', 'advice', 'book', 'disc'].map(async (path) => (await product(path))?.name)
    expect(await Promise.all(shown)).toEqual([undefined, undefined, undefined, 'Disc'])
  })

  // Shows B249.
  test('has the times of sales as WooCommerce writes them', async () => {
    const head = 'ID,Type,SKU,Name,"Sale price","Regular price","Date sale price starts","Date sale price ends"'
    await run(`${head}\n21,simple,SALE,Sale Cup,80,100,"2030-03-01 0:00:00","2030-03-31 23:59:59"\n`)
    const { rows } = await owner.query("select sale_price, sale_from, sale_until from variants where sku = 'SALE'")
    expect(rows).toMatchObject([
      { sale_price: '8000', sale_from: new Date('2030-02-28T18:30Z'), sale_until: new Date('2030-03-31T18:29:59Z') },
    ])
  })

  // Shows B249.
  test('gives the regular price as MRP and the lower one as price', async () => {
    await run(woo)
    expect(await product('jute-bag')).toMatchObject({
      name: 'Jute Bag',
      brand: 'Loom',
      summary: 'Holds all',
      category: { title: 'Totes' },
      facts: [{ name: 'Material', value: 'Jute' }],
      options: [{ name: 'Size', values: ['Small', 'Large'] }],
      variants: [
        { sku: 'JUTE-S', price: 34_900, mrp: 39_900, stock: 4, weight: 300, length: 125 },
        { sku: 'JUTE-L', price: 49_900, mrp: 49_900, stock: 2 },
      ],
    })
  })
})

describe('a text of a WooCommerce file', () => {
  // Shows B249.
  test('has its line ends, and paragraphs as WordPress shows them', async () => {
    await run(
      [
        'ID,Type,SKU,Name,"Regular price","Short description",Description',
        '41,simple,LN-1,Lined Cup,10,One\\nTwo,"<p>One</p>\\n<p>In C:\\\\new</p>"',
        '42,simple,LN-2,Plain Cup,10,,First\\nline\\n\\nSecond',
      ].join('\n'),
    )
    expect(await product('lined-cup')).toMatchObject({
      summary: 'One Two',
      description: '<p>One</p>\n<p>In C:\\new</p>',
    })
    expect(await product('plain-cup')).toMatchObject({ description: '<p>First<br />line</p><p>Second</p>' })
  })
})

// Shows B249.
test('names and short descriptions of a WooCommerce file are read as WordPress shows them', async () => {
  const head =
    'ID,Type,SKU,Name,"Regular price","Short description",Categories,Tags,Brands,"Attribute 1 name","Attribute 1 value(s)"'
  const cells = [
    '61,simple,AMP-1,Salt &amp; Pepper &#8211; <em>Set</em>,10,<p>It&rsquo;s &lt;3&hellip;</p><p>New</p><style>p{}</style>',
    'Food &amp; Drink > Spices &gt; Salts,R&amp;D,Loom &amp; Leaf,Taste &amp; smell,"Sweet &amp; sour, Hot"',
  ]
  const text = `${head}\n${cells.join(',')}\n`
  await run(text)
  expect(await product('salt-pepper-set')).toMatchObject({
    name: 'Salt & Pepper – Set',
    summary: 'It’s <3… New',
    category: { title: 'Spices > Salts' },
    tags: ['r&d'],
    brand: 'Loom & Leaf',
    facts: [{ name: 'Taste & smell', value: 'Sweet & sour, Hot' }],
  })
  expect((await check(text)).counts).toMatchObject({ same: 1, change: 0 })
})

describe('the attributes of a WooCommerce file', () => {
  const text = [
    'ID,Type,SKU,Name,Published,Stock,"Regular price",Parent,"Attribute 1 name","Attribute 1 value(s)","Attribute 2 name","Attribute 2 value(s)"',
    '51,variable,VN,V-Neck,1,,,,Colour,"Red, Blue",Size,"S, M, 1\\,5 l"',
    '52,variation,VN-R,,1,5,20,VN,Colour,Red,Size,',
    '53,variation,VN-B,,1,4,20,VN,Colour,Blue,Size,S',
    '54,variation,VN-G,,0,4,20,VN,Colour,Green,Size,S',
    '55,simple,JUG,Jug,1,2,30,,Volume,"1\\,5 l, 2 l",,',
  ].join('\n')

  // Shows B249.
  test('have their commas, and a variation that leaves one open is a variant for each value', async () => {
    const done = await run(text)
    expect(await product('v-neck')).toMatchObject({
      facts: [],
      options: [
        { name: 'Colour', values: ['Red', 'Blue'] },
        { name: 'Size', values: ['S', 'M', '1,5 l'] },
      ],
      variants: [
        { sku: 'VN-R', options: { Colour: 'Red', Size: 'S' }, stock: 2 },
        { options: { Colour: 'Red', Size: 'M' }, stock: 2 },
        { options: { Colour: 'Red', Size: '1,5 l' }, stock: 1 },
        { sku: 'VN-B', options: { Colour: 'Blue', Size: 'S' }, stock: 4 },
      ],
    })
    expect(await product('jug')).toMatchObject({ facts: [{ name: 'Volume', value: '1,5 l, 2 l' }], options: [] })
    expect(await notesOf(done._id)).toEqual([
      [
        'V-Neck',
        [
          'This variation is switched off, and is left out.',
          'It leaves a choice open, and stands for 3 variants that no other variation states.',
        ],
      ],
    ])
  })

  // Shows B249.
  test('imported again change nothing', async () => {
    expect((await check(text)).counts).toMatchObject({ same: 2, change: 0, fault: 0 })
  })
})

/** Notes to staff about products that are imported all the same, by the products' names. */
async function notesOf(importId: string): Promise<[string, string[]][]> {
  const noted: { name: string; faults: { text: string }[] }[] = await items(importId, '&kind=noted')
  return noted.map(({ name, faults }) => [name, faults.map(({ text }) => text)])
}

describe('the stock of a WooCommerce file', () => {
  const text = [
    'ID,Type,SKU,Name,Published,"In stock?",Stock,"Regular price",Parent,"Attribute 1 name","Attribute 1 value(s)"',
    '31,simple,UN-1,Uncounted Cup,1,1,,100,,,',
    '32,simple,UN-2,Sold Cup,1,0,,100,,,',
    '33,simple,UN-3,Ordered Cup,1,backorder,0,100,,,',
    '34,variable,UN-4,Shared Cup,1,1,5,,,Size,"S, L"',
    '35,variation,UN-4-S,,1,1,parent,100,UN-4,Size,S',
    '36,variation,UN-4-L,,1,1,parent,100,UN-4,Size,L',
    '37,simple,UN-5,Pending Cup,2,1,3,100,,,',
  ].join('\n')

  // Shows B249.
  test("is assumed, with a note, where stock is not counted, and shared across the product's variants", async () => {
    const done = await run(text)
    expect(done.counts).toMatchObject({ done: 5, fault: 0, noted: 3 })
    const stockOf = async (path: string) => (await product(path)).variants.map(({ stock }: { stock: number }) => stock)
    const paths = ['uncounted-cup', 'sold-cup', 'ordered-cup', 'shared-cup']
    expect(await Promise.all(paths.map(stockOf))).toEqual([[100], [0], [0], [3, 2]])
    expect(await product('pending-cup')).toBeUndefined()
    expect(await notesOf(done._id)).toEqual([
      ['Uncounted Cup', ['Its pieces are not counted in the file. It begins with 100: enter how many there are.']],
      ['Ordered Cup', ['It is sold beyond its stock elsewhere. Here it is sold out until you enter pieces.']],
      ['Shared Cup', ['2 variants share 5 pieces: each gets an equal part of them.']],
    ])
  })

  // Shows B249.
  test("keeps the shop's stock where the file does not count it", async () => {
    await owner.query(`update variants set stock = 7 where sku = 'UN-1'`)
    expect((await check(text)).counts).toMatchObject({ same: 5, change: 0 })
  })
})
