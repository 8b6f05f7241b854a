import { expect, test } from 'vitest'
import { gstr1Shop, kerala, rao } from '../../../../../tests/support/selling/gstr-1.ts'
import { gstr1FileNames } from '../../../../shared/selling/invoices/gstr-1.ts'

const clock = { at: '2026-11-10T06:00:00Z' }
const { owner, set, sold, cancel, file } = await gstr1Shop(clock)

/** A sum of a column, in paise. */
const sumOf = (rows: Record<string, string>[], column: string) =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0)
const nothing = { 'Exempted(other than nil rated/non GST supply)': '0.00', 'Non-GST Supplies': '0.00' }
const nil = (Description: string, amount: string) => ({ Description, 'Nil Rated Supplies': amount, ...nothing })
const lamp = [94_500, 5, '741810'] as const
const book = [20_000, 0, '490110'] as const

const business = await sold({ ...rao }, [...book], [...lamp])
const far = await sold(kerala, [...book])
const near = await sold({}, [...book])
const credited = await sold(kerala, [...book], [...lamp])
clock.at = '2026-11-12T06:00:00Z'
await cancel(credited.id)
clock.at = '2026-12-02T06:00:00Z'
const december = await sold({}, [...lamp])
await cancel(near.id)

// Shows B311.
test('supplies at 0 % stand in table 8 by state and buyer, less what is credited in the month', async () => {
  // Shipping of 100.00 to a registered buyer is shared by both rates.
  const [{ 'Nil Rated Supplies': toBusiness = '' } = {}] = await file('exemp', '2026-11')
  expect(Number(toBusiness)).toBeGreaterThan(200)
  expect(Number(toBusiness)).toBeLessThan(300)
  expect(await file('exemp', '2026-11')).toEqual([
    nil('Intra-State supplies to registered persons', toBusiness),
    nil('Inter-State supplies to unregistered persons', '300.00'),
    nil('Intra-State supplies to unregistered persons', '300.00'),
  ])
  expect(await file('exemp', '2026-12')).toEqual([nil('Intra-State supplies to unregistered persons', '-300.00')])
})

// Shows B311.
test('a product whose rate was never entered counts as one at 0 %, as it was invoiced', async () => {
  const { rows } = await owner.query("select bool_or(gst_chosen) as chosen from products where hsn = '490110'")
  expect(rows).toEqual([{ chosen: false }])
  clock.at = '2027-01-05T06:00:00Z'
  await sold({}, [...book])
  const unset = await file('exemp', '2027-01')
  await owner.query("update products set gst_chosen = true where hsn = '490110'")
  expect(await file('exemp', '2027-01')).toEqual(unset)
  expect(unset).toEqual([nil('Intra-State supplies to unregistered persons', '300.00')])
})

// Shows B311.
test('supplies of table 8 stand in no taxable table, and all tables add up to what was invoiced', async () => {
  for (const month of ['2026-11', '2026-12']) {
    const taxable = new Map<string, number>()
    for (const name of gstr1FileNames)
      taxable.set(name, sumOf(await file(name, month), name === 'exemp' ? 'Nil Rated Supplies' : 'Taxable Value'))
    const of = (name: string) => taxable.get(name) ?? Number.NaN
    for (const name of ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur'] as const)
      expect((await file(name, month)).filter(({ Rate }) => Rate === '0')).toEqual([])
    const tables = of('b2b') + of('b2cl') + of('b2cs') - of('cdnr') - of('cdnur') + of('exemp')
    expect(tables).toBe(of('hsn-b2b') + of('hsn-b2c'))
    const { rows } = await owner.query(
      `select sum(case when kind = 'CREDIT_NOTE' then -taxable else taxable end)::int as invoiced
       from invoices where to_char(issued_on, 'YYYY-MM') = $1`,
      [month],
    )
    expect(tables).toBe(rows[0].invoiced)
  }
})

// Shows B311.
test('documents have their first and last number by series, and a series goes on in the next month', async () => {
  const row = (nature: string, from: string, to: string, total: number) => ({
    ...{ 'Nature of Document': nature, 'Sr. No. From': from, 'Sr. No. To': to },
    ...{ 'Total Number': String(total), Cancelled: '0' },
  })
  expect([business.number, far.number]).toEqual(['INV/26-27/000001', 'BOS/26-27/000001'])
  expect(await file('docs', '2026-11')).toEqual([
    row('Invoices for outward supply', 'INV/26-27/000001', credited.number, 2),
    row('Invoices for outward supply', 'BOS/26-27/000001', near.number, 2),
    row('Credit Note', 'CRN/26-27/000001', 'CRN/26-27/000001', 1),
  ])
  expect(await file('docs', '2026-12')).toEqual([
    row('Invoices for outward supply', december.number, december.number, 1),
    row('Credit Note', 'CRN/26-27/000002', 'CRN/26-27/000002', 1),
  ])
})

// Shows B311.
test('another prefix or financial year is a series of its own, and numbers that do not follow one another are told apart', async () => {
  clock.at = '2027-03-30T06:00:00Z'
  const march = await sold({}, [...lamp])
  await set({ invoicePrefixes: { invoice: 'WEB', billOfSupply: 'BOS', creditNote: 'CRN' } })
  const renamed = await sold({}, [...lamp])
  const [, , gap] = [await sold({}, [...lamp]), await sold({}, [...lamp]), await sold({}, [...lamp])]
  await owner.query("update invoices set issued_on = '2027-04-01' where number = 'WEB/26-27/000003'")
  const runs = (await file('docs', '2027-03')).map((row) => [
    row['Sr. No. From'],
    row['Sr. No. To'],
    row['Total Number'],
  ])
  expect(runs).toEqual([
    [march.number, march.number, '1'],
    [renamed.number, 'WEB/26-27/000002', '2'],
    [gap?.number, gap?.number, '1'],
  ])
  clock.at = '2027-04-01T06:00:00Z'
  await sold({}, [...lamp])
  expect((await file('docs', '2027-04')).map((row) => row['Sr. No. From'])).toEqual([
    'WEB/26-27/000003',
    'WEB/27-28/000001',
  ])
})

// Shows B311.
test.each([
  ['without documents', '2026-10', {}],
  [
    'of a seller in the composition scheme',
    '2027-06',
    { gst: { number: '27AAPFU0939F1ZV', state: 'Maharashtra', composition: true } },
  ],
  ['of a seller without a GSTIN', '2027-07', { gst: { number: '', state: 'Maharashtra' } }],
])('a month %s has no rows in either table', async (_, month, settings) => {
  if (month !== '2026-10') {
    clock.at = `${month}-05T06:00:00Z`
    await set(settings)
    const { number } = await sold({}, [...book], [...lamp])
    expect(number).not.toBe('')
  }
  expect(await file('exemp', month)).toEqual([])
  expect(await file('docs', month)).toEqual([])
})
