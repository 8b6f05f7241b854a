import { describe, expect, test } from 'vitest'
import { photo, upload } from '../../../../../tests/support/files/upload.ts'
import { importsOf, testImports } from '../../../../../tests/support/selling/product-imports.ts'
import { OutsideFault } from '../../../platform/fetch-outside.ts'
import { readCsv } from '../../../platform/read-csv.ts'

const catalogue = await testImports()
const { call, check, exported, items, one, owner, run, services, speak, step, token, two } = catalogue
await speak('hi-IN')
services.fetchOutside = async () => {
  throw new OutsideFault('The server answers 404.')
}

const defined = new Map<string, string>()
const fields = [
  { name: 'Weave', type: 'CHOICE', choices: ['Plain', 'Twill; fine'], filterable: true },
  { name: 'Uses', type: 'CHOICES', choices: ['Home', 'Gift, festive', 'Office'] },
  { name: 'Weight', type: 'NUMBER', unit: 'g/m²' },
  { name: 'Woven on', type: 'DATE' },
  { name: 'Handmade', type: 'BOOLEAN' },
  { name: 'Story', type: 'LONG_TEXT' },
  { name: 'Film', type: 'LINK' },
  { name: 'Summary', type: 'TEXT' },
  { name: 'Dyed', type: 'COLOUR', owner: 'VARIANT' },
  { name: 'Label', type: 'PICTURE', owner: 'VARIANT' },
]
for (const field of fields) {
  const { body } = await call('POST', '/custom-fields', { owner: 'PRODUCT', ...field })
  defined.set(field.name, body.data._id)
}
const id = (name: string): string => defined.get(name) ?? ''

const headers = (text: string) => (text.split('\r\n')[0] ?? '').replace('\uFEFF', '').split(',')
const words = async (productId: string) =>
  (await call('GET', `/translations/product/${productId}?language=hi-IN`)).body.data
const said = async (productId: string, of: string) =>
  (await words(productId)).wordings.find((wording: { of: string }) => wording.of === of)?.text
const stored = async (path: string) => {
  const { body } = await call('GET', `/products?q=&s=100`)
  const { _id } = body.data.find((row: { path: string }) => row.path === path)
  return (await call('GET', `/products/${_id}`)).body.data
}

const shawl = [
  'Address,Name,Price,SKU,Option 1 name,Option 1 value,Attributes,Weave (field),Uses (field),Weight (field),Woven on (field),Handmade (field),Story (field),Film (field),Summary (field),Dyed (variant field),Name (हिन्दी · Hindi),Attributes (Hindi),Option 1 value (hi)',
  'shawl,Shawl,100,SH-S,Size,Small,"Wash: By hand\nSize\\: note: Wide",twill; FINE,"Home; Gift, festive",120.5,2026-03-31,yes,"=One\nTwo",https://example.com/film,Short,#2F6FB5,शॉल,"धुलाई: हाथ से\n",छोटा',
  'shawl,,110,SH-L,,Large,,,,,,,,,,,,,बड़ा',
].join('\n')

describe('the site’s own fields and languages', () => {
  // Shows B307.
  test('are columns of a file, for products and for variants', async () => {
    const checked = await check(shawl)
    expect(checked.columns.filter(({ field }: { field: string | null }) => field === null)).toEqual([])
    expect(await step(checked._id, 'start')).toMatchObject({ counts: { done: 1, refused: 0, fault: 0 } })
    const held = await stored('shawl')
    expect(held.custom).toEqual({
      ...{ [id('Weave')]: 'Twill; fine', [id('Uses')]: ['Home', 'Gift, festive'], [id('Weight')]: 120.5 },
      ...{ [id('Woven on')]: '2026-03-31', [id('Handmade')]: true, [id('Story')]: '=One\nTwo' },
      ...{ [id('Film')]: 'https://example.com/film', [id('Summary')]: 'Short' },
    })
    expect(held.variants.map(({ custom }: { custom: object }) => custom)).toEqual([{ [id('Dyed')]: '#2f6fb5' }, {}])
    expect(held.facts).toEqual([
      { name: 'Wash', value: 'By hand' },
      { name: 'Size: note', value: 'Wide' },
    ])
    expect(await said(held._id, 'Shawl')).toBe('शॉल')
    expect(await said(held._id, 'By hand')).toBe('हाथ से')
    expect(await said(held._id, 'Large')).toBe('बड़ा')
    const { rows } = await owner.query(`select words::text as words from product_words where product_id = $1`, [
      held._id,
    ])
    expect(rows[0].words).toContain('शॉल')
    const counted = await owner.query('select value from product_field_values where product_id = $1', [held._id])
    expect(counted.rows).toEqual([{ value: 'Twill; fine' }])
  })

  // Shows B307.
  test('are told as changes, and given back when the import is undone', async () => {
    const before = await stored('shawl')
    const done = await run(
      'SKU,Weave (field),Handmade (field),Dyed (variant field),Name (Hindi)\nSH-S,Plain,No,#000000,दुशाला\n',
    )
    expect((await items(done._id))[0].changes).toEqual([
      { field: 'Weave (field)', sku: '', before: 'Twill; fine', after: 'Plain' },
      { field: 'Handmade (field)', sku: '', before: 'Yes', after: 'No' },
      { field: 'Dyed (variant field)', sku: 'SH-S', before: '#2f6fb5', after: '#000000' },
      { field: 'Name (हिन्दी · Hindi)', sku: '', before: 'शॉल', after: 'दुशाला' },
    ])
    const after = await stored('shawl')
    expect(after.custom).toMatchObject({ [id('Weave')]: 'Plain', [id('Handmade')]: false, [id('Weight')]: 120.5 })
    expect(await said(after._id, 'Shawl')).toBe('दुशाला')
    expect(await said(after._id, 'By hand')).toBe('हाथ से')
    expect(await step(done._id, 'undo')).toMatchObject({ counts: { undone: 1, kept: 0 } })
    const back = await stored('shawl')
    expect([back.custom, back.variants[0].custom]).toEqual([before.custom, before.variants[0].custom])
    expect(await said(back._id, 'Shawl')).toBe('शॉल')
  })

  // Shows B307.
  test('stay with a product whose translation staff changed since the import', async () => {
    const done = await run('SKU,Weight (field),Name (Hindi)\nSH-S,99,चादर\n')
    const { _id } = await stored('shawl')
    const { revision, wordings } = await words(_id)
    const kept = wordings.map(({ of, text }: { of: string; text: string }) => ({
      of,
      text: of === 'Shawl' ? 'ओढ़नी' : text,
    }))
    const changed = await call('PUT', `/translations/product/${_id}`, { language: 'hi-IN', words: kept, revision })
    expect(changed.status).toBe(200)
    expect(await step(done._id, 'undo')).toMatchObject({ counts: { undone: 0, kept: 1 } })
    expect(await said(_id, 'Shawl')).toBe('ओढ़नी')
    expect((await stored('shawl')).custom[id('Weight')]).toBe(99)
  })

  // Shows B307.
  test('are refused by line and column where a value does not fit', async () => {
    const checked = await check(
      [
        'Name,SKU,Price,Weave (field),Weight (field),Woven on (field),Summary (Hindi),Name (Hindi),SEO title,SEO title (Hindi)',
        'Odd A,OA-1,10,Satin,heavy,31/03/2026,,,,',
        'Odd B,OB-1,10,,,,सार,,,',
        'Odd C,OC-1,10,,,,,एक,Odd C,दो',
        'Odd D,OD-1,10,,,,,Odd D,,',
        '1234,OE-1,10,,,,,एक,,',
      ].join('\n'),
    )
    const found = await items(checked._id)
    expect(found.map(({ faults }: { faults: object }) => faults)).toEqual([
      [
        { line: 2, column: 'Weave (field)', text: 'Choose from Plain, Twill; fine.' },
        { line: 2, column: 'Weight (field)', text: 'Enter a number.' },
        { line: 2, column: 'Woven on (field)', text: 'Enter a date, such as 2026-03-31.' },
      ],
      [
        {
          line: 3,
          column: 'Summary (हिन्दी · Hindi)',
          text: 'There is no text under Summary that could be translated.',
        },
      ],
      [
        {
          line: 4,
          column: 'SEO title (हिन्दी · Hindi)',
          text: '“Odd C” is translated as “एक” elsewhere in this product.',
        },
      ],
      [],
      [{ line: 6, column: 'Name (हिन्दी · Hindi)', text: '“1234” needs no translation: this is left out.' }],
    ])
    expect(checked.counts).toMatchObject({ add: 2, fault: 3 })
  })

  // Shows B307.
  test('are mapped from metafields of Shopify, and from attributes and metadata of WooCommerce', async () => {
    const shopify = await check(
      [
        'Handle,Title,Vendor,Variant SKU,Variant Price,Weave (product.metafields.custom.cloth_weave),Cloth (product.metafields.custom.weave),Dye (variant.metafields.custom.dyed),Unknown (product.metafields.custom.unknown),Uses (product.metafields.my.uses)',
        'stole,Stole,Loom,ST-1,10,,Plain,#112233,x,"[""Office"",""Home""]"',
      ].join('\n'),
    )
    expect(shopify.columns.slice(5).map(({ field }: { field: string | null }) => field)).toEqual([
      ...[`custom.${id('Weave')}`, null, `custom.${id('Dyed')}`, null, `custom.${id('Uses')}`],
    ])
    await step(shopify._id, 'start')
    expect(await stored('stole')).toMatchObject({
      custom: { [id('Uses')]: ['Office', 'Home'] },
      variants: [{ custom: { [id('Dyed')]: '#112233' } }],
    })
    await run(
      [
        'ID,Type,SKU,Name,Regular price,Meta: weight,Meta: _wp_page,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)',
        '1,simple,MAT,Mat,10,450,x,Weave,Plain,Room,Hall',
      ].join('\n'),
    )
    expect(await stored('mat')).toMatchObject({
      custom: { [id('Weave')]: 'Plain', [id('Weight')]: 450 },
      facts: [{ name: 'Room', value: 'Hall' }],
    })
  })

  // Shows B307.
  test('of one name have a part of their ids in their headings', async () => {
    const { body } = await call('POST', '/custom-fields', { owner: 'PRODUCT', name: 'Weave', type: 'TEXT' })
    const heading = `Weave (field ${String(body.data._id).slice(-8)})`
    expect(headers(await exported())).toContain(heading)
    const checked = await check(`SKU,Weave (field),${heading}\nSH-S,Plain,Loose\n`)
    expect(checked.columns.map(({ field }: { field: string | null }) => field)).toEqual([
      ...['sku', null, `custom.${body.data._id}`],
    ])
    const [first] = (await call('GET', '/custom-fields')).body.data.filter(
      ({ _id }: { _id: string }) => _id === body.data._id,
    )
    const { owner: _, type: __, _id: ___, ...definition } = first
    await call('PUT', `/custom-fields/${body.data._id}`, { ...definition, archived: true })
    expect(headers(await exported())).not.toContain(heading)
  })
})

/** The cells of a product's rows by their headings, but for the addresses of pictures. */
function cellsOf(file: string, path: string): Record<string, string>[] {
  const [head, ...rows] = [...readCsv(file, 500)]
  const headings = head?.cells ?? []
  const own = rows.filter(({ cells }) => cells[headings.indexOf('Address')] === path)
  return own.map(({ cells }) =>
    Object.fromEntries(
      headings.flatMap((name, at) => (/^(Pictures|Label)/.test(name) ? [] : [[name, cells[at] ?? '']])),
    ),
  )
}

// Shows B252, B307.
test('an exported product is the same in this shop, and in an empty one with the same fields', async () => {
  const image = (await upload(one, { token, bytes: await photo(40, 40).png().toBuffer() })).body.data._id
  const { _id, currency: _, created: __, changed: ___, ...held } = await stored('shawl')
  const [first, second] = held.variants
  const saved = await call('PUT', `/products/${_id}`, {
    ...held,
    ...{ media: [{ id: image, alt: 'Folded' }], taxConfirmed: true, summary: 'Warm', description: '<p>Soft</p>' },
    variants: [
      { ...first, custom: { ...first.custom, [id('Label')]: image }, stockSeen: first.stock },
      { ...second, stockSeen: second.stock },
    ],
  })
  expect({ status: saved.status, msg: saved.body.msg }).toEqual({ status: 200, msg: undefined })
  await run('Address,Picture texts (Hindi),Description (Hindi)\nshawl,तह किया,<p>मुलायम</p>\n')
  const file = await exported()
  expect((await check(file)).counts).toMatchObject({ add: 0, change: 0, fault: 0 })

  const there = await importsOf(catalogue, two)
  await there.speak('hi-IN')
  for (const field of fields) await there.call('POST', '/custom-fields', { owner: 'PRODUCT', ...field })
  expect((await there.run(file)).counts).toMatchObject({ fault: 0, refused: 0 })
  const ours = cellsOf(file, 'shawl')
  expect(ours).toHaveLength(2)
  expect(ours[0]).toMatchObject({ 'Description (हिन्दी · Hindi)': '<p>मुलायम</p>', 'Weight (field)': '99' })
  const withoutPictures = ours.map((row) => ({ ...row, 'Picture texts': '', 'Picture texts (हिन्दी · Hindi)': '' }))
  expect(cellsOf(await there.exported(), 'shawl')).toEqual(withoutPictures)
})

// Shows B252, B307.
test('a scheduled product, packs and colours are exported, and imported into an empty shop as they are', async () => {
  await run(
    [
      'Address,Name,SKU,Price,Status,Publish at,Net quantity,Net unit,Option 1 name,Option 1 value,Option 1 colour code,Variant net quantity',
      'launch,Launch,LAU-1,10,Scheduled,2090-01-01 10:00,,,,,,',
      'rice,Rice,RICE-1,100,,,1000,g,Pack,White 1 kg,#FFFFFF,',
      'rice,,RICE-2,30,,,,,,White 250 g,#fefefe,250',
      'flour,Flour,FLO-1,100,,,1000,g,Pack,1 kg,,',
      'flour,,FLO-2,60,,,500,g,,500 g,,',
    ].join('\n'),
  )
  const file = await exported()
  expect((await check(file)).counts).toMatchObject({ add: 0, change: 0, fault: 0 })
  expect(cellsOf(file, 'launch')).toMatchObject([{ Status: 'Scheduled', 'Publish at': '2090-01-01T04:30:00.000Z' }])
  const codes = (row: Record<string, string>) => [row['Option 1 colour code'], row['Variant net quantity']]
  expect(cellsOf(file, 'rice').map(codes)).toEqual([
    ['#ffffff', ''],
    ['#fefefe', '250'],
  ])
  expect(cellsOf(file, 'flour').map(codes)).toEqual([
    ['', ''],
    ['', '500'],
  ])

  const there = await importsOf(catalogue, two)
  await there.run(file)
  const theirs = await there.exported()
  for (const path of ['launch', 'rice', 'flour']) expect(cellsOf(theirs, path)).toEqual(cellsOf(file, path))
  expect(await there.product('launch')).toBeUndefined()
})

// Shows B252.
test('colours of option values are told as changes', async () => {
  await run('Name,SKU,Price,Option 1 name,Option 1 value\nDyed,DY-1,10,Colour,Blue\n')
  const text = 'SKU,Option 1 name,Option 1 value,Option 1 colour code\nDY-1,Colour,Blue,#0000FF\n'
  const [change] = await items((await run(text))._id)
  expect(change.changes).toEqual([{ field: 'Option 1 colour code', sku: '', before: '', after: '#0000ff' }])
  expect((await stored('dyed')).options[0].looks).toEqual([{ value: 'Blue', picture: '', swatch: '#0000ff' }])
  expect((await check(text)).counts).toMatchObject({ same: 1, change: 0 })
  const [odd] = await items((await check(text.replace('#0000FF', 'blue')))._id)
  expect(odd.faults).toEqual([{ line: 2, column: 'Option 1 colour code', text: 'Enter a colour like #2f6fb5.' }])
})
