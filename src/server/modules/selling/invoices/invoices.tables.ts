import { bigint, date, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Section } from '../../../../shared/selling/invoices/gstr-1.ts'
import type { InvoiceKind } from '../../../../shared/selling/invoices/invoice.ts'
import type { Buyer, Seller } from '../../../../shared/selling/invoices/invoices.ts'
import type { TaxKind } from '../../../../shared/selling/invoices/tax-kind.ts'
import { siteId } from '../../../platform/table.ts'

const amount = () => bigint({ mode: 'number' })

export const invoiceSeries = pgTable('invoice_series', {
  siteId: siteId(),
  /** Prefix and financial year: `INV/26-27`. */
  series: text().notNull(),
  last: integer().notNull(),
})

/** Invoices, bills of supply and credit notes. The web role may change the buyer alone. */
export const invoices = pgTable('invoices', {
  siteId: siteId(),
  id: uuid().notNull(),
  orderId: uuid().notNull(),
  userId: uuid().notNull(),
  kind: text().$type<InvoiceKind>().notNull(),
  number: text().notNull(),
  /** In the site's time zone. */
  issuedOn: date().notNull(),
  issuedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  /** The invoice of a credit note. */
  credits: uuid(),
  reason: text().notNull().default(''),
  orderNumber: integer().notNull(),
  orderedOn: date().notNull(),
  currency: text().notNull(),
  seller: jsonb().$type<Seller>().notNull(),
  buyer: jsonb().$type<Buyer>().notNull(),
  buyerGstin: text().notNull().default(''),
  taxKind: text().$type<TaxKind>().notNull(),
  place: text().notNull(),
  placeCode: text().notNull(),
  /** Null for what GSTR-1 does not report. */
  section: text().$type<Section>(),
  total: amount().notNull(),
  taxable: amount().notNull(),
  centreTax: amount().notNull(),
  stateTax: amount().notNull(),
  integratedTax: amount().notNull(),
})

export const invoiceLines = pgTable('invoice_lines', {
  siteId: siteId(),
  invoiceId: uuid().notNull(),
  position: integer().notNull(),
  /** The order's line; null for shipping. */
  orderPosition: integer(),
  name: text().notNull(),
  detail: text().notNull(),
  hsn: text().notNull(),
  unit: text().notNull(),
  quantity: integer(),
  unitPrice: amount(),
  discount: amount().notNull(),
  rate: smallint().notNull(),
  amount: amount().notNull(),
  tax: amount().notNull(),
  centreTax: amount().notNull(),
})

export type InvoiceRecord = typeof invoices.$inferSelect
export type LineRecord = Omit<typeof invoiceLines.$inferSelect, 'siteId' | 'invoiceId' | 'position'>
