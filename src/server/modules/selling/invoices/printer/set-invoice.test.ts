import { expect, test } from 'vitest'
import type { Invoice, InvoiceLine } from '../../../../../shared/selling/invoices/invoices.ts'
import { setInvoice } from './set-invoice.ts'

const line: InvoiceLine = {
  ...{
    name: 'हस्तनिर्मित थाली – Kansa Ōm',
    detail: 'K-1 · Large',
    hsn: '741810',
    unit: 'PCS',
    quantity: 2,
    price: 10_500,
  },
  ...{ discount: 1_000, rate: 5, taxable: 19_048, tax: 952, centreTax: 476, amount: 20_000 },
}

const invoice = (lines: InvoiceLine[]): Invoice => ({
  ...{ _id: 'a', kind: 'INVOICE', number: 'INV/26-27/000123', issued: '2026-11-26', credits: null, reason: '' },
  ...{ order: { _id: 'o', number: 1001, placed: '2026-11-25' }, currency: 'INR', taxKind: 'CGST+SGST' },
  seller: {
    ...{ name: 'Aangan Crafts', shop: 'आँगन', gstNumber: '27AAPFU0939F1ZV', state: 'Maharashtra' },
    ...{ address: ['12 Lake Road', 'Pune 411001'], email: '', phone: '' },
  },
  buyer: {
    ...{ name: 'आशा राव', mobileNumber: '9876543210', line1: '12 Lake Road', line2: '', landmark: '', city: 'Pune' },
    ...{ state: 'Maharashtra', pincode: '411001', kind: 'HOME', isDefault: false, businessName: '', gstin: '' },
  },
  place: { state: 'Maharashtra', code: '27' },
  lines,
  total: lines.reduce((sum, { amount }) => sum + amount, 0),
})

/** Page objects of a file; its other objects are compressed. */
const pagesOf = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length

// Shows B260.
test('an invoice is a PDF with the letters of both scripts in it, on one page', async () => {
  const pdf = await setInvoice(invoice([line]))
  expect(pagesOf(pdf)).toBe(1)
  const text = Buffer.from(pdf).toString('latin1')
  expect(text.match(/\/FontName \/\S+/g)?.length).toBeGreaterThanOrEqual(4)
  expect(text).toContain('/Lang (en-IN)')
})

// Shows B260.
test('a hundred lines stand on several pages', async () => {
  const pdf = await setInvoice(invoice(Array.from({ length: 100 }, () => line)))
  expect(pagesOf(pdf)).toBeGreaterThan(3)
  expect(pdf.length).toBeLessThan(200_000)
})

// Shows B260.
test('a word that is wider than its column, and a seller without an address, are set as well', async () => {
  const { seller } = invoice([])
  const odd = { ...invoice([{ ...line, name: 'अति'.repeat(200) }]), seller: { ...seller, address: [], state: '' } }
  expect(pagesOf(await setInvoice({ ...odd, taxKind: 'COMPOSITION', kind: 'BILL_OF_SUPPLY' }))).toBe(1)
})
