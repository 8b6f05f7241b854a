import { expect, test } from 'vitest'
import { gstr1Shop, kerala, rao } from '../../../../../tests/support/selling/gstr-1.ts'
import type { Gstr1File } from '../../../../shared/selling/invoices/gstr-1.ts'

const clock = { at: '2026-11-10T06:00:00Z' }
const { owner, sold, cancel, file: fileOf } = await gstr1Shop(clock)
const file = (name: Gstr1File, month = '2026-11') => fileOf(name, month)

const business = await sold(rao, [95_000, 5, '741810'], [105_900, 18, '940520'])
const large = await sold(kerala, [20_000_000, 18, '940520'])
const small = await sold(kerala, [52_500, 5, '741810'])
const edge = await sold(kerala, [9_990_000, 18, '940520'])
const near = await sold({}, [94_500, 5, '741810'])
clock.at = '2026-11-12T06:00:00Z'
for (const { id } of [business, large, edge, near]) await cancel(id)
clock.at = '2026-11-30T19:00:00Z'
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
  // Those within the state and of ₹1,00,000 were credited whole; that of another state stays: 525.00 and shipping of 100.00 at 5 %.
  expect(await file('b2cs')).toEqual([
    expect.objectContaining({ 'Place Of Supply': '27-Maharashtra', Rate: '5', 'Taxable Value': '0.00' }),
    {
      ...{ Type: 'OE', 'Place Of Supply': '32-Kerala', 'Applicable % of Tax Rate': '', Rate: '5' },
      ...{ 'Taxable Value': '595.24', 'Cess Amount': '', 'E-Commerce GSTIN': '' },
    },
    expect.objectContaining({ 'Place Of Supply': '32-Kerala', Rate: '18', 'Taxable Value': '0.00' }),
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
  clock.at = '2027-01-05T06:00:00Z'
  await cancel(december.id)
  expect(await file('b2cs', '2027-01')).toMatchObject([{ 'Place Of Supply': '32-Kerala', 'Taxable Value': '-595.24' }])
})
