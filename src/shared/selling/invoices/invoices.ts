import { z } from 'zod'
import { restList } from '../../api/rest-list.ts'
import { addressBody } from '../../people/address.ts'
import { invoiceKinds } from './invoice.ts'
import { taxKinds } from './tax-kind.ts'

/** Shapes of invoices, bills of supply and credit notes. Amounts are minor units; days are in the site's time zone. */

const amount = z.number().int()
const kind = z.enum(invoiceKinds)

/** A document of an order, as the order names it. */
export const orderInvoice = z.object({
  _id: z.string(),
  kind,
  number: z.string(),
  /** `2026-11-26` */
  issued: z.string(),
})

/** The seller on an invoice. */
export const seller = z.object({
  /** The registered name, or the site's if unset. */
  name: z.string(),
  /** The shop's public name. */
  shop: z.string(),
  gstNumber: z.string(),
  /** State of the GST registration, or of the address; empty if neither is set. */
  state: z.string(),
  /** Lines; empty if unset. */
  address: z.array(z.string()),
  email: z.string(),
  phone: z.string(),
})

/** The buyer on an invoice. Mostly empty if the customer was deleted. */
export const buyer = z.object({
  ...addressBody.shape,
  name: z.string(),
  mobileNumber: z.string(),
  line1: z.string(),
  city: z.string(),
  pincode: z.string(),
})

export const invoiceLine = z.object({
  name: z.string(),
  detail: z.string(),
  hsn: z.string(),
  /** Unit quantity code of GST. */
  unit: z.string(),
  /** Null for shipping, as is `price`. */
  quantity: z.number().int().nullable(),
  /** Per piece, GST included. */
  price: amount.nullable(),
  discount: amount,
  /** GST in percent. */
  rate: z.number().int(),
  /** amount = taxable + tax */
  taxable: amount,
  tax: amount,
  /** The centre's half of the tax; 0 if it is not shared. */
  centreTax: amount,
  amount,
})

export const invoice = orderInvoice.extend({
  order: z.object({ _id: z.string(), number: z.number().int(), placed: z.string() }),
  /** The invoice of a credit note. */
  credits: z.object({ number: z.string(), issued: z.string() }).nullable(),
  /** Why a credit note was issued. */
  reason: z.string(),
  currency: z.string(),
  seller,
  buyer,
  /** Place of supply; the code is GST's. */
  place: z.object({ state: z.string(), code: z.string() }),
  taxKind: z.enum(taxKinds),
  lines: z.array(invoiceLine),
  total: amount,
})

/** Latest first. `q` is the beginning of a number, an order’s number, a buyer’s name or GSTIN. */
export const invoiceList = z.object({
  ...restList,
  kind: kind.optional(),
  sort: z.enum(['issued']).default('issued'),
  order: z.enum(['ascend', 'descend']).default('descend'),
})

/** A document in a table. */
export const invoiceRow = orderInvoice.extend({
  order: z.object({ _id: z.string(), number: z.number().int() }),
  buyer: z.object({ name: z.string(), gstin: z.string() }),
  currency: z.string(),
  taxable: amount,
  tax: amount,
  total: amount,
})

export type OrderInvoice = z.output<typeof orderInvoice>
export type Seller = z.output<typeof seller>
export type Buyer = z.output<typeof buyer>
export type InvoiceLine = z.output<typeof invoiceLine>
export type Invoice = z.output<typeof invoice>
export type InvoiceList = z.output<typeof invoiceList>
export type InvoiceRow = z.output<typeof invoiceRow>
