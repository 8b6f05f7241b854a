import { expect, test } from 'vitest'
import { photo, upload } from '../../../../../tests/support/files/upload.ts'
import { changeStock, testCatalog } from '../../../../../tests/support/selling/catalogue.ts'

const { one, two, owner, app } = await testCatalog()
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['catalogue', 'media'] })

async function feed(site = one): Promise<string> {
  const response = await app.request(`http://${site.host}/feeds/google.xml`, { headers: { host: site.host } })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
  return response.text()
}

// Shows B254.
test('the feed for Google has each variant on sale that has a picture, at its own price', async () => {
  const { body } = await upload(one, { token, bytes: await photo(60, 40).png().toBuffer() })
  const { id } = await one.product({
    ...{ name: 'Bowl & <Cup>', path: 'bowl-cup', brand: 'Loom' },
    options: [{ name: 'Size', values: ['S', 'M'] }],
    variants: [
      { sku: 'BC-S', options: { Size: 'S' }, price: 49_900, mrp: 59_900, stock: 3, barcode: '8901234567890' },
      { sku: 'BC-M', options: { Size: 'M' }, price: 69_900, mrp: 69_900, stock: 0 },
    ],
  })
  await owner.query(
    `insert into product_media (site_id, product_id, position, media_id)
     select site_id, id, 0, $2 from products where id = $1 or path = 'secret'`,
    [id, body.data._id],
  )
  const xml = await feed()
  const { origin } = (await one.ctx()).site
  const items = [...xml.matchAll(/<item>(.*?)<\/item>/g)].map(([, item]) => item)
  expect(items).toHaveLength(2)
  expect(items[0]).toContain('<g:title>Bowl &amp; &lt;Cup&gt;, S</g:title>')
  expect(items[0]).toContain('<g:price>599.00 INR</g:price><g:sale_price>499.00 INR</g:sale_price>')
  expect(items[0]).toContain('<g:gtin>8901234567890</g:gtin>')
  expect(items[0]).toContain(`<g:link>${origin}/p/bowl-cup?variant=BC-S</g:link>`)
  expect(items[0]).toContain(`<g:item_group_id>${id.replaceAll('-', '')}</g:item_group_id><g:size>S</g:size>`)
  expect(items[1]).toContain('<g:availability>out_of_stock</g:availability><g:price>699.00 INR</g:price>')
  expect(items[1]).not.toContain('sale_price')
  // A product is one of several only while it has several on sale.
  await owner.query(`update variants set archived_at = now() where sku = 'BC-M'`)
  const alone = await feed()
  expect(alone).toContain(`<g:link>${origin}/p/bowl-cup</g:link>`)
  expect(alone).not.toContain('item_group_id')
  // Neither the draft, nor products without a picture, nor those of another site.
  expect(xml).not.toContain('Secret lamp')
  expect(await feed(two)).not.toContain('<item>')
})

// Shows B254.
test('an item has ids as short as Google allows, and what it is chosen by', async () => {
  const { body } = await upload(one, { token, bytes: await photo(55, 40).png().toBuffer() })
  const options = { Colour: 'Red', Size: 'L', Blouse: 'Without' }
  const long = `SKU-${'9'.repeat(60)}`
  const { id } = await one.product({
    path: `saree-${'with-blouse-piece-'.repeat(4)}red`,
    options: Object.entries(options).map(([name, value]) => ({ name, values: [value, 'Other'] })),
    variants: [
      { sku: long, options, price: 10_000, mrp: 10_000, stock: 1 },
      { sku: 'SAREE-2', options: { ...options, Colour: 'Other' }, price: 10_000, mrp: 10_000, stock: 1 },
    ],
  })
  await owner.query(
    'insert into product_media (site_id, product_id, position, media_id) select site_id, id, 0, $2 from products where id = $1',
    [id, body.data._id],
  )
  const items = [...(await feed()).matchAll(/<item>(.*?)<\/item>/g)].map(([, item = '']) => item)
  const own = items.filter((item) => item.includes(`<g:item_group_id>${id.replaceAll('-', '')}<`))
  expect(own).toHaveLength(2)
  expect(own.join('')).toContain('<g:color>Red</g:color><g:size>L</g:size>')
  expect(own[0]).toContain(
    '<g:product_detail><g:attribute_name>Blouse</g:attribute_name><g:attribute_value>Without</g:attribute_value></g:product_detail>',
  )
  for (const item of items) expect(/<g:id>([^<]+)/.exec(item)?.[1]?.length).toBeLessThanOrEqual(50)
})

// Shows B254.
test('an item says that it has no identifier only where it has neither a brand nor a barcode', async () => {
  const { body } = await upload(one, { token, bytes: await photo(50, 40).png().toBuffer() })
  const variant = (sku: string, barcode = '') => ({ sku, options: {}, price: 10_000, mrp: 10_000, stock: 1, barcode })
  const added = [
    await one.product({ path: 'of-brand', brand: 'Loom', variants: [variant('OF-BRAND')] }),
    await one.product({ path: 'of-code', brand: '', variants: [variant('OF-CODE', '8901234567890')] }),
    await one.product({ path: 'of-nothing', brand: '', variants: [variant('OF-NOTHING')] }),
  ]
  for (const { id } of added)
    await owner.query(
      'insert into product_media (site_id, product_id, position, media_id) select site_id, id, 0, $2 from products where id = $1',
      [id, body.data._id],
    )
  const items = [...(await feed()).matchAll(/<item>(.*?)<\/item>/g)].map(([, item = '']) => item)
  const unnamed = items.filter((item) => item.includes('<g:identifier_exists>no</g:identifier_exists>'))
  expect(unnamed.map((item) => /<g:id>([^<]+)/.exec(item)?.[1])).toEqual(['OF-NOTHING'])
})

// Shows B179, B254.
test('a reader that has the feed is told so until something in it changes', async () => {
  const { body } = await upload(one, { token, bytes: await photo(35, 40).png().toBuffer() })
  const { id, variantIds } = await one.product({ path: 'kept', stock: 1 })
  await owner.query(
    'insert into product_media (site_id, product_id, position, media_id) select site_id, id, 0, $2 from products where id = $1',
    [id, body.data._id],
  )
  const read = (headers: Record<string, string> = {}) =>
    app.request(`http://${one.host}/feeds/google.xml`, { headers: { host: one.host, ...headers } })
  const first = await read()
  const tag = { 'if-none-match': first.headers.get('etag') ?? '' }
  const time = { 'if-modified-since': first.headers.get('last-modified') ?? '' }
  for (const headers of [tag, time]) {
    const again = await read(headers)
    expect([again.status, await again.text()]).toEqual([304, ''])
  }
  expect((await read({ 'if-none-match': '"other"' })).status).toBe(200)
  await changeStock(await one.ctx(), variantIds[0] ?? '', -1, 'CORRECTED')
  for (const headers of [tag, time]) expect(await (await read(headers)).text()).toContain('out_of_stock')
})

// Shows B254.
test('the feed has each variant of a large shop once', async () => {
  const { id } = await one.product({ path: 'seed', brand: 'Loom', stock: 1 })
  const { body } = await upload(one, { token, bytes: await photo(45, 40).png().toBuffer() })
  const copies = async (table: string, from: string, own: string) => {
    const { rows } = await owner.query(
      `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [table],
    )
    const { columns } = rows[0]
    await owner.query(`insert into ${table} (${columns}) select ${columns.replace(/\w+|"\w+"/g, 'copy.$&')}
      from ${from}, lateral jsonb_populate_record(null::${table}, to_jsonb(one) || jsonb_build_object('id', gen_random_uuid(), ${own})) copy`)
  }
  await copies(
    'products',
    `(select * from products where id = '${id}') one, generate_series(1, 620) count`,
    `'path', 'seed-' || count`,
  )
  await copies(
    'variants',
    `(select * from variants where product_id = '${id}') one, (select id, path from products where path like 'seed-%') made`,
    `'product_id', made.id, 'sku', made.path`,
  )
  await owner.query(
    `insert into product_media (site_id, product_id, position, media_id)
     select site_id, id, 0, $1 from products where path like 'seed-%'`,
    [body.data._id],
  )
  const ids = [...(await feed()).matchAll(/<g:id>(seed-\d+)</g)].map(([, sku]) => sku)
  expect([ids.length, new Set(ids).size]).toEqual([620, 620])
})
