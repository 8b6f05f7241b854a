import { readSheet } from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import { testImports } from '../../../../../tests/support/selling/product-imports.ts'

const { app, call, check, items, owner, one, product, read, run, services, step, token, two, work } =
  await testImports()

const lamp = 'Name,SKU,Price,MRP,Stock\nField Lamp,FL-1,100,120,10\n'

describe('a product that the shop has', () => {
  // Shows B249.
  test('is found by its SKU, and changed in what the file states', async () => {
    await run(lamp)
    const checked = await check('SKU,Price,Stock\nFL-1,40,7\nNONE-1,10,1\n')
    expect(checked.counts).toMatchObject({ add: 0, change: 1, fault: 1, jump: 1 })
    const [change, fault] = await items(checked._id)
    expect(change).toMatchObject({
      name: 'FL-1',
      changes: [
        { field: 'Price', sku: 'FL-1', before: '₹100', after: '₹40' },
        { field: 'Stock', sku: 'FL-1', before: '10', after: '7' },
      ],
    })
    expect(fault.faults).toMatchObject([{ line: 3, column: 'SKU' }])
    await step(checked._id, 'start')
    expect(await product('field-lamp')).toMatchObject({ name: 'Field Lamp', price: 4_000, mrp: 12_000 })
  })

  // Shows B251.
  test('is as before once the import is undone, but for what was sold since', async () => {
    const done = await run('SKU,Name,Stock\nFL-1,Renamed Lamp,20\n')
    expect(await product('field-lamp')).toMatchObject({ name: 'Renamed Lamp', variants: [{ stock: 20 }] })
    await owner.query(`update variants set stock = stock - 2 where sku = 'FL-1'`)
    expect(await step(done._id, 'undo')).toMatchObject({ state: 'UNDONE', counts: { undone: 1, kept: 0 } })
    expect(await product('field-lamp')).toMatchObject({ name: 'Field Lamp', variants: [{ stock: 5 }] })
  })

  // Shows B251.
  test('stays as it is where staff changed it since', async () => {
    const done = await run('Name,SKU,Price\nNew Pot,NP-1,50\nNext Pot,NP-2,60\n')
    const [first] = await items(done._id)
    const { body } = await call('GET', `/products/${first.productId}`)
    const variants = body.data.variants.map((variant: { stock: number }) => ({ ...variant, stockSeen: variant.stock }))
    await call('PUT', `/products/${first.productId}`, { ...body.data, name: 'My Pot', variants, taxConfirmed: true })
    expect(await step(done._id, 'undo')).toMatchObject({ counts: { undone: 1, kept: 1 } })
    expect(await product('new-pot')).toMatchObject({ name: 'My Pot' })
    expect(await product('next-pot')).toBeUndefined()
  })

  // Shows B251.
  test('stays as it is where its SKU is another’s by now, and keeps no other from being as before', async () => {
    await run('Address,Name,SKU,Price\nswap-one,Swap one,SW-1,50\nswap-two,Swap two,SW-2,60\n')
    const done = await run('Address,SKU,Price\nswap-one,SW-9,55\nswap-two,SW-2,66\n')
    await run('Name,SKU,Price\nSwap three,SW-1,70\n')
    expect(await step(done._id, 'undo')).toMatchObject({ counts: { undone: 1, kept: 1 } })
    expect(await product('swap-one')).toMatchObject({ price: 5_500, variants: [{ sku: 'SW-9' }] })
    expect(await product('swap-two')).toMatchObject({ price: 6_000 })
    expect((await items(done._id)).map(({ outcome }: { outcome: string }) => outcome)).toEqual(['KEPT', 'UNDONE'])
  })

  // Shows B251.
  test('is not undone after thirty days', async () => {
    const done = await run('Name,SKU,Price\nOld Pot,OLD-1,50\n')
    await owner.query(`update product_imports set created_at = now() - interval '31 days' where id = $1`, [done._id])
    expect(await call('POST', `/product-imports/${done._id}/undo`)).toMatchObject({ status: 409 })
  })
})

describe('a file of prices and stock', () => {
  const skus = Array.from({ length: 20 }, (_, at) => `PS-${at}`)
  const file = (price: number, stock: number) =>
    `SKU,Price,MRP,Stock\n${skus.map((sku) => `${sku},${price},900,${stock}\n`).join('')}`
  const of = async () =>
    (await owner.query(`select distinct price::int, stock from variants where sku like 'PS-%'`)).rows

  // Shows B249, B251.
  test('changes many products, each together with what it was, and is undone', async () => {
    await run(`Name,SKU,Price,Stock\n${skus.map((sku) => `Pot ${sku},${sku},100,5\n`).join('')}`)
    const done = await run(file(90, 8))
    expect(done.counts).toMatchObject({ change: 20, done: 20, refused: 0 })
    expect(await of()).toEqual([{ price: 9_000, stock: 8 }])
    await owner.query(`update variants set stock = stock - 2 where sku like 'PS-%'`)
    expect(await step(done._id, 'undo')).toMatchObject({ counts: { undone: 20, kept: 0 } })
    expect(await of()).toEqual([{ price: 10_000, stock: 3 }])
  })

  // Shows B249.
  test('says of each product that cannot be changed why, and changes the others', async () => {
    const checked = await check(file(80, 4))
    const gone = (await items(checked._id)).find(({ name }: { name: string }) => name === 'PS-7')
    expect((await call('DELETE', `/products/${gone.productId}`)).status).toBe(200)
    const done = await step(checked._id, 'start')
    expect(done.counts).toMatchObject({ done: 19, refused: 1 })
  })

  // Shows B249, B251.
  test('that names a product twice leaves it as its last lines say, and is undone as one change', async () => {
    await run('Name,SKU,Price\nTwin pot,TW-1,50\n')
    const between = Array.from({ length: 510 }, (_, at) => `Pot between ${at},,BE-${at},10\n`)
    const done = await run(`Name,Address,SKU,Price\n,twin-pot,,70\n${between.join('')}Twin pot,,TW-1,60\n`)
    expect(done.counts).toMatchObject({ change: 2, done: 512, refused: 0 })
    expect(await product('twin-pot')).toMatchObject({ price: 6_000 })
    expect((await step(done._id, 'undo')).counts).toMatchObject({ undone: 512, kept: 0 })
    expect(await product('twin-pot')).toMatchObject({ price: 5_000 })
  })

  const several = (column: string, first: string, second: string) =>
    `SKU,${column}\nSEV-S,${first}\nPS-1,\nSEV-L,${second}\n`

  // Shows B249, B251.
  test.each([
    ['Stock', 'stock', ['10', '20'], [10, 20]],
    ['Barcode', 'barcode', ['96385074', '0036000291452'], ['96385074', '0036000291452']],
  ])('changes several variants of a product as one change, and is undone: %s', async (column, key, entered, stored) => {
    if (!(await product('several')))
      await run(
        'Name,SKU,Price,Stock,Option 1 name,Option 1 value\nSeveral,SEV-S,50,5,Size,S\nSeveral,SEV-L,60,5,Size,L\n',
      )
    const values = async () =>
      (await product('several')).variants.map((variant: Record<string, unknown>) => variant[key])
    const before = await values()
    const done = await run(several(column, entered[0] ?? '', entered[1] ?? ''))
    expect(done).toMatchObject({ products: 2, counts: { change: 1, same: 1, done: 1 } })
    expect(await values()).toEqual(stored)
    expect((await step(done._id, 'undo')).counts).toMatchObject({ undone: 1, kept: 0 })
    expect(await values()).toEqual(before)
  })

  // Shows B249.
  test('may state what a product has in the row of any of its variants', async () => {
    await run('SKU,HSN,Summary\nSEV-S,,Fine\nSEV-L,6912,\n')
    expect(await product('several')).toMatchObject({ hsn: '6912', summary: 'Fine' })
  })
})

// Shows B250.
test('columns are mapped by staff, and the file is compared again', async () => {
  const checked = await check('Name,Wert,Menge\nMapped Pot,55,3\n')
  expect(checked.counts).toMatchObject({ fault: 1 })
  const { status } = await call('PATCH', `/product-imports/${checked._id}`, { columns: ['name', 'price', 'stock'] })
  expect(status).toBe(200)
  await work()
  expect((await read(checked._id)).counts).toMatchObject({ add: 1, fault: 0 })
  // The mapping is remembered for the next file with these headers.
  expect((await check('Name,Wert,Menge\nNext Mapped Pot,65,3\n')).counts).toMatchObject({ add: 1, fault: 0 })
  const refused = await call('PATCH', `/product-imports/${checked._id}`, { columns: ['name', 'name', 'nothing'] })
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'columns.1' }] } })
})

// Shows B251.
test('an interrupted import resumes where it stopped, and repeats nothing', async () => {
  const rows = Array.from({ length: 600 }, (_, at) => `Row Pot ${at},RP-${at},10,1`)
  const checked = await check(`Name,SKU,Price,Stock\n${rows.join('\n')}\n`)
  await call('POST', `/product-imports/${checked._id}/start`)
  const { database } = services
  let parts = 0
  // Fails in the second part, like a process that is killed.
  const inTransaction: typeof database.inTransaction = (siteId, work) =>
    ++parts === 2 ? Promise.reject(new Error('the process ends')) : database.inTransaction(siteId, work)
  services.database = { ...database, inTransaction }
  const { rows: jobs } = await owner.query(
    `select count(*)::int as waiting from jobs.job where name = 'productImports.apply' and state = 'created'`,
  )
  expect(jobs).toEqual([{ waiting: 1 }])
  await work().catch(() => undefined)
  services.database = database
  const half = await read(checked._id)
  expect(half.state).toBe('APPLYING')
  expect(half.counts.done).toBe(500)
  const { applyImport } = await import('./apply-import.ts')
  await applyImport(await one.ctx(), { siteId: one.id, id: checked._id })
  expect(await read(checked._id)).toMatchObject({ state: 'DONE', counts: { done: 600, refused: 0 } })
  const { rows: counted } = await owner.query(`select count(*)::int as all from variants where sku like 'RP-%'`)
  expect(counted).toEqual([{ all: 600 }])
})

// Shows B252.
test('importing the export changes nothing', async () => {
  await run('Name,SKU,Price,Description,Tags\n=Formula Pot,FP-1,5,"<p>-not a formula</p>","+plus, two"\n')
  await run(
    `Name,SKU,Price,Tags,Categories\n"''=Odd Pot, really",OD-1,5,"salt\\, fine, blue",Home \\> Garden > Cups\\; mugs\n`,
  )
  expect(await product('odd-pot-really')).toMatchObject({
    name: "'=Odd Pot, really",
    category: { title: 'Cups; mugs' },
  })
  const sent = await app.request(`http://${one.host}/api/v1/products.csv`, {
    headers: { host: one.host, authorization: `Basic ${token}` },
  })
  const text = await sent.text()
  expect(text).toContain(`'=Formula Pot`)
  expect(text).toContain('Home \\> Garden > Cups\\; mugs')
  expect(text).toContain(`"''=Odd Pot, really"`)
  expect(text).toContain('"salt\\, fine, blue"')
  const checked = await check(text)
  expect(checked.counts).toMatchObject({ add: 0, change: 0, fault: 0 })
  expect(checked.counts.same).toBeGreaterThan(5)
})

// Shows B252.
test('importing the exported workbook changes nothing', async () => {
  await run(
    'Name,SKU,Price,Barcode,Description,Tags\n=Formula Jar,FJ-1,5.05,0036000291452,"<p>1 < 2 & 3\nhere</p>","+plus, two"\n',
  )
  await run(`Name,SKU,Price\n"''=Odd Jar, really",OJ-1,5\n`)
  const sent = await app.request(`http://${one.host}/api/v1/products.xlsx`, {
    headers: { host: one.host, authorization: `Basic ${token}` },
  })
  expect(sent.headers.get('content-disposition')).toBe('attachment; filename="products.xlsx"')
  const file = new Uint8Array(await sent.arrayBuffer())
  const [head = [], ...rows] = await readSheet(Buffer.from(file))
  const jar = rows.find((row) => row[head.indexOf('Name')] === '=Formula Jar') ?? []
  expect(['SKU', 'Price', 'Barcode'].map((column) => jar[head.indexOf(column)])).toEqual([
    'FJ-1',
    5.05,
    '0036000291452',
  ])
  const checked = await check(file)
  expect(checked.counts).toMatchObject({ add: 0, change: 0, fault: 0 })
  expect(checked.counts.same).toBeGreaterThan(5)
})

// Shows B249.
test('imports are those of the site alone', async () => {
  const done = await run('Name,SKU,Price\nMine Pot,MP-1,50\n')
  const { token: other } = await two.signIn({ userType: 'STAFF', permissions: ['catalogue'] })
  for (const path of [`/${done._id}`, `/${done._id}/faults.csv`, `-items?import=${done._id}`]) {
    const at = path.startsWith('-') ? `product-import${path}` : `product-imports${path}`
    expect((await two.call('GET', `/api/v1/${at}`, { token: other })).status).toBe(404)
  }
  const list = await two.call('GET', '/api/v1/product-imports', { token: other })
  expect(list.body).toEqual({ data: [], total: 0 })
})
