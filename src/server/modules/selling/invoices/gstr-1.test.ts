import { expect, test } from 'vitest'
import { taxedSettings } from '../../../../../tests/support/app.ts'
import { testFulfilment } from '../../../../../tests/support/fulfilling.ts'
import { home, newMobile, shopper } from '../../../../../tests/support/shopping.ts'
import { readyRoles } from '../../../../shared/people/roles.ts'
import type { Gstr1File } from '../../../../shared/selling/gstr-1.ts'
import { readCsv } from '../../../platform/read-csv.ts'

let at = '2026-11-10T06:00:00Z'
const shop = await testFulfilment({ now: () => new Date(at) })
const { app, one, owner, post } = shop
const limits = { orderLimits: { newLines: 50, newValue: 100_000_000 } }
const settings = { ...taxedSettings, ...limits, shipping: { amount: 10_000, freeFrom: 0 } }
await owner.query('update sites set settings = $2 where id = $1', [one.id, settings])
app.services.bus.tell(one.id, ['site'])

const rao = { businessName: '=Rao & Sons', gstin: '27AAPFU0939F1ZV' }
const kerala = { state: 'Kerala', pincode: '682001', city: 'Kochi' }

/** A session of staff that has not expired, whatever the time. */
const staff = async () =>
  (await one.signIn({ userType: 'STAFF', permissions: [...readyRoles.orders.permissions] })).token

const cancel = async (id: string) =>
  expect((await post(id, 'cancel', { reason: 'Sold out' }, await staff())).status).toBe(200)

/** An order of products by price and GST rate, packed, which issues its invoice. */
async function sold(address: object, ...products: [price: number, gstRate: 5 | 18, hsn: string][]) {
  const person = await shopper(one)
  for (const [price, gstRate, hsn] of products) {
    const { variantIds } = await one.product({ price, gstRate, hsn })
    await person.add(variantIds[0] ?? '')
  }
  const { body } = await one.call('POST', '/api/io/crm/cuser/address/add', {
    token: person.token,
    body: { ...home, mobileNumber: newMobile(), ...address },
  })
  const started = await person.init('cod', body.data._id)
  const id = started.body.data.orderId as string
  const token = await staff()
  expect((await post(id, 'moves', { to: 'PACKED' }, token)).status).toBe(200)
  const documents = await one.call('GET', '/api/v1/invoices/of-orders', { token, query: { ids: id } })
  return { id, number: documents.body.data[0].number as string }
}

async function file(name: Gstr1File, month = '2026-11'): Promise<Record<string, string>[]> {
  const { token } = await one.signIn({ userType: 'ADMIN' })
  const answer = await one.call('GET', `/api/v1/gstr-1/${name}`, { token, query: { month } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="gstr-1-${name}-${month}.csv"`)
  const [columns, ...rows] = [...readCsv(answer.body)].map(({ cells }) => cells)
  return rows.map((cells) => Object.fromEntries((columns ?? []).map((column, at) => [column, cells[at] ?? ''])))
}

const business = await sold(rao, [95_000, 5, '741810'], [105_900, 18, '940520'])
const large = await sold(kerala, [20_000_000, 18, '940520'])
const small = await sold(kerala, [52_500, 5, '741810'])
const near = await sold({}, [94_500, 5, '741810'])
at = '2026-11-12T06:00:00Z'
for (const { id } of [business, large, near]) await cancel(id)
at = '2026-11-30T19:00:00Z'
const december = await sold(kerala, [52_500, 5, '741810'])

// Shows B261.
test('sales to registered buyers have a row for each invoice and rate', async () => {
  const rows = await file('b2b')
  expect(rows).toEqual([
    {
      'GSTIN/UIN of Recipient': '27AAPFU0939F1ZV',
      // A name that a spreadsheet would take for a formula is text.
      'Receiver Name': "'=Rao & Sons",
      'Invoice Number': business.number,
      'Invoice date': '10-Nov-2026',
      'Invoice Value': '2109.00',
      'Place Of Supply': '27-Maharashtra',
      'Reverse Charge': 'N',
      'Applicable % of Tax Rate': '',
      'Invoice Type': 'Regular B2B',
      'E-Commerce GSTIN': '',
      Rate: '5',
      'Taxable Value': rows[0]?.['Taxable Value'] ?? '',
      'Cess Amount': '',
    },
    expect.objectContaining({ 'Invoice Number': business.number, Rate: '18' }),
  ])
  // 2,009.00 of goods at both rates, and shipping of 100.00 split over them.
  const taxable = rows.reduce((sum, row) => sum + Math.round(Number(row['Taxable Value']) * 100), 0)
  const { rows: kept } = await owner.query('select taxable::int from invoices where number = $1', [business.number])
  expect(taxable).toBe(kept[0].taxable)
  expect(rows.every((row) => /^\d+\.\d\d$/.test(row['Taxable Value'] ?? ''))).toBe(true)
})

// Shows B261.
test('large invoices to other states stand by themselves, other sales are sums by place and rate, less what is credited', async () => {
  expect(await file('b2cl')).toMatchObject([
    { 'Invoice Number': large.number, 'Invoice Value': '200100.00', 'Place Of Supply': '32-Kerala', Rate: '18' },
  ])
  // The one within the state was credited whole; that of another state stays: 525.00 and shipping of 100.00 at 5 %.
  expect(await file('b2cs')).toEqual([
    expect.objectContaining({ 'Place Of Supply': '27-Maharashtra', Rate: '5', 'Taxable Value': '0.00' }),
    {
      ...{ Type: 'OE', 'Place Of Supply': '32-Kerala', 'Applicable % of Tax Rate': '', Rate: '5' },
      ...{ 'Taxable Value': '595.24', 'Cess Amount': '', 'E-Commerce GSTIN': '' },
    },
  ])
  expect(small.number).not.toBe(near.number)
})

// Shows B261.
test('credit notes stand with their buyers, and those of large invoices by themselves', async () => {
  expect(await file('cdnr')).toMatchObject([
    {
      ...{ 'GSTIN/UIN of Recipient': '27AAPFU0939F1ZV', 'Note Date': '12-Nov-2026', 'Note Type': 'C' },
      ...{ 'Place Of Supply': '27-Maharashtra', 'Note Supply Type': 'Regular B2B', 'Note Value': '2109.00', Rate: '5' },
    },
    { Rate: '18' },
  ])
  expect(await file('cdnur')).toMatchObject([
    { 'UR Type': 'B2CL', 'Note Type': 'C', 'Place Of Supply': '32-Kerala', 'Note Value': '200100.00', Rate: '18' },
  ])
})

// Shows B261.
test('the HSN summary has quantities, values and taxes by HSN and rate, less what is credited', async () => {
  expect(await file('hsn-b2b')).toMatchObject([
    { HSN: '741810', 'Total Quantity': '0', 'Taxable Value': '0.00' },
    { HSN: '940520', 'Total Quantity': '0', 'Taxable Value': '0.00' },
  ])
  expect(await file('hsn-b2c')).toMatchObject([
    {
      ...{ HSN: '741810', UQC: 'PCS-PIECES', 'Total Quantity': '1', 'Total Value': '625.00', Rate: '5' },
      ...{ 'Taxable Value': '595.24', 'Integrated Tax Amount': '29.76', 'Central Tax Amount': '0.00' },
      ...{ 'State/UT Tax Amount': '0.00', 'Cess Amount': '' },
    },
    { HSN: '940520', 'Total Quantity': '0' },
  ])
})

// Shows B261.
test('a month begins and ends in the site’s time zone', async () => {
  expect(december.number).toContain('/')
  expect(await file('b2cs', '2026-12')).toMatchObject([{ 'Taxable Value': '595.24' }])
  expect(await file('b2b', '2026-12')).toEqual([])
})

// Shows B261.
test('credits of more than was sold in a month are negative amounts', async () => {
  at = '2027-01-05T06:00:00Z'
  await cancel(december.id)
  expect(await file('b2cs', '2027-01')).toMatchObject([{ 'Place Of Supply': '32-Kerala', 'Taxable Value': '-595.24' }])
})
