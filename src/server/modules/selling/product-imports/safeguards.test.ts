import { describe, expect, test } from 'vitest'
import { testImports } from '../../../../../tests/support/selling/product-imports.ts'

const { app, call, check, items, one, owner, product, read, run, step, token, work } = await testImports()

describe('a file of prices', () => {
  const warned = async (text: string) =>
    (await items((await check(text))._id, '&kind=jump')).map(({ name }: { name: string }) => name)

  test('warns of each price that moves by half or more, up or down', async () => {
    const prices = ['S-half', 'S-less', 'S-more', 'S-double', 'S-same']
    await run(`Name,SKU,Price,MRP\n${prices.map((sku) => `Pot ${sku},${sku},100,500\n`).join('')}`)
    expect(await warned('SKU,Price\nS-half,50\nS-less,50.01\nS-more,149.99\nS-double,150\nS-same,100\n')).toEqual([
      'S-half',
      'S-double',
    ])
  })

  test('warns of a sale that takes off half, at once or later, and of a list price that moves by half', async () => {
    const skus = ['J-now', 'J-later', 'J-mild', 'J-mrp', 'J-end']
    await run(
      `Name,SKU,Price,MRP,Sale price,Sale until\n${skus.map((sku) => `Pan ${sku},${sku},100,120,${sku === 'J-end' ? '40,2090-01-01' : ','}\n`).join('')}`,
    )
    expect(
      await warned(
        'SKU,Sale price,Sale from,Sale until,MRP\nJ-now,9.99,,,\nJ-later,50,2089-01-01,,\nJ-mild,51,,,\nJ-mrp,,,,1200\nJ-end,40,,2020-01-01,\n',
      ),
    ).toEqual(['J-now', 'J-later', 'J-mrp', 'J-end'])
    const [{ changes }] = await items((await check('SKU,Sale price\nJ-now,9.99\n'))._id, '&kind=jump')
    expect(changes).toEqual([{ field: 'Sale price', sku: 'J-now', before: '', after: '₹9.99' }])
  })

  test('lets a list price that it does not state keep up with a price above it', async () => {
    await run('Name,SKU,Price,MRP\nRisen Pot,RISE-1,100,120\n')
    await run('SKU,Price\nRISE-1,119\n')
    expect(await product('risen-pot')).toMatchObject({ price: 11_900, mrp: 12_000 })
    await run('SKU,Price\nRISE-1,150\n')
    expect(await product('risen-pot')).toMatchObject({ price: 15_000, mrp: 15_000 })
  })

  test('says that a list price below the price is left out, and takes 0 for none', async () => {
    const { _id, counts } = await check('Name,SKU,Price,MRP\nLow Pot,LOW-1,500,100\nNil Pot,LOW-2,500,0\n')
    expect(counts).toMatchObject({ add: 2, fault: 0 })
    const [low, nil] = await items(_id)
    expect(low.faults).toContainEqual({ line: 2, column: 'MRP', text: 'It is lower than the price and is left out.' })
    expect(nil.faults).not.toContainEqual(expect.objectContaining({ column: 'MRP' }))
  })

  test('begins a sale when its first day begins by the site’s clock, and ends it with its last', async () => {
    const text = 'Name,SKU,Price,Sale price,Sale from,Sale until\nSale Pot,SALE-1,100,80,2027-03-31,2027-04-02\n'
    await run(text)
    const times = async () =>
      (await owner.query("select sale_from, sale_until from variants where sku = 'SALE-1'")).rows[0]
    const midnights = { sale_from: new Date('2027-03-30T18:30Z'), sale_until: new Date('2027-04-02T18:30Z') }
    expect(await times()).toEqual(midnights)
    expect((await check(text)).counts).toMatchObject({ same: 1, change: 0 })
    await run('SKU,Sale until\nSALE-1,2027-04-03\n')
    expect(await times()).toEqual({ ...midnights, sale_until: new Date('2027-04-03T18:30Z') })
  })
})

// Shows B249.
test('a product that is scheduled without a time is a draft, and one whose time has passed is published', async () => {
  const head = 'Name,SKU,Price,Status,Publish at\n'
  const done = await run(`${head}Secret Pot,SEC-1,10,Scheduled,\nDue Pot,DUE-1,10,Scheduled,2020-01-01\n`)
  expect((await items(done._id, '&kind=noted')).map(({ faults }: { faults: object[] }) => faults)).toEqual([
    [{ line: 2, column: 'Status', text: 'It is scheduled without a time, so it is imported as a draft.' }],
  ])
  const statusOf = async (sku: string) =>
    (
      await owner.query(
        'select p.status from products p join variants v on v.site_id = p.site_id and v.product_id = p.id where v.sku = $1',
        [sku],
      )
    ).rows[0].status
  expect([await statusOf('SEC-1'), await statusOf('DUE-1')]).toEqual(['DRAFT', 'PUBLISHED'])
  await run('SKU,Status,Publish at\nSEC-1,Scheduled,2090-01-01\n')
  expect(await statusOf('SEC-1')).toBe('SCHEDULED')
  expect((await check('SKU,Status\nSEC-1,Scheduled\n')).counts).toMatchObject({ same: 1 })
  expect((await check('SKU,Publish at\nDUE-1,2090-01-01\n')).counts).toMatchObject({ same: 1 })
})

describe('a product whose rows contradict one another', () => {
  test.each([
    ['Cup,one-cup,CUP-1,\nCup,one-cup,CUP-2,', 'Its SKUs are those of several products of the shop.'],
    ['Cup,two-cups,CUP-1,', 'Its address is that of one product of the shop, its SKU that of another.'],
  ])('is refused, and nothing is changed: %j', async (rows, text) => {
    if (!(await product('one-cup')))
      await run('Name,Address,SKU,Price\nCup one,one-cup,CUP-1,10\nCup two,two-cups,CUP-2,20\n')
    const checked = await check(`Name,Address,SKU,Price\n${rows}\n`)
    expect(checked.counts).toMatchObject({ add: 0, change: 0, fault: 1 })
    expect((await items(checked._id))[0].faults).toMatchObject([{ line: 2, text }])
    await step(checked._id, 'start')
    expect([await product('one-cup'), await product('two-cups')]).toMatchObject([
      { name: 'Cup one' },
      { name: 'Cup two' },
    ])
  })
})

test('one import works on the products at a time, and one that has worked is not dropped', async () => {
  const [first, second] = [await check('Name,SKU,Price\nA,ONE-1,10\n'), await check('Name,SKU,Price\nB,ONE-2,10\n')]
  const start = (id: string) => call('POST', `/product-imports/${id}/start`)
  const drop = (id: string) => call('DELETE', `/product-imports/${id}`)
  expect((await start(first._id)).status).toBe(200)
  const refused = { status: 409, body: { msg: 'Another import is running. Wait until it has finished.' } }
  expect(await start(second._id)).toMatchObject(refused)
  expect((await start(first._id)).status).toBe(409)
  expect((await drop(first._id)).status).toBe(409)
  await work()
  expect((await drop(first._id)).status).toBe(409)
  expect((await call('POST', `/product-imports/${first._id}/undo`)).status).toBe(200)
  expect(await start(second._id)).toMatchObject(refused)
  await work()
  expect(await read(first._id)).toMatchObject({ state: 'UNDONE' })
  expect((await start(second._id)).status).toBe(200)
  await work()
  const third = await check('Name,SKU,Price\nC,ONE-3,10\n')
  expect((await drop(third._id)).status).toBe(200)
  expect((await call('GET', `/product-imports/${third._id}`)).status).toBe(404)
})

test('the columns of a file are named as staff named them last', async () => {
  const text = 'Name,Wert,Rest\nNamed Pot,55,3\n'
  for (const columns of [
    ['name', 'price', 'stock'],
    ['name', 'mrp', 'price'],
  ]) {
    const { _id } = await check(text)
    expect((await call('PATCH', `/product-imports/${_id}`, { columns })).status).toBe(200)
    await work()
  }
  const { columns } = await check(text)
  expect(columns.map(({ field }: { field: string | null }) => field)).toEqual(['name', 'mrp', 'price'])
})

// Shows B250.
test('the file of rows to correct is named as the file that they came from', async () => {
  const first = await check('Name,Wert,Menge\nBad Pot,a lot,3\nGood Pot,5,3\n')
  await call('PATCH', `/product-imports/${first._id}`, { columns: ['name', 'price', 'stock'] })
  await work()
  const toCorrect = async (id: string) => {
    const sent = await app.request(`http://${one.host}/api/v1/product-imports/${id}/faults.csv`, {
      headers: { host: one.host, authorization: `Basic ${token}` },
    })
    return (await sent.text()).replace('\uFEFF', '')
  }
  const file = await toCorrect(first._id)
  expect(file.split('\r\n')[0]).toBe('Fault,Name,Wert,Menge')
  const second = await check(file)
  expect(second.columns.map(({ field }: { field: string | null }) => field)).toEqual([null, 'name', 'price', 'stock'])
  expect((await toCorrect(second._id)).split('\r\n')[0]).toBe('Fault,Name,Wert,Menge')
  expect(await check(file.replace('a lot', '7'))).toMatchObject({ counts: { add: 1, fault: 0 } })
})
