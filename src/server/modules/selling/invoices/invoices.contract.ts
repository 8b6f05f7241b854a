import { z } from 'zod'
import { contract, listOf, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { gstr1FileNames, gstr1Query } from '../../../../shared/selling/invoices/gstr-1.ts'
import {
  buyer,
  invoice,
  invoiceLine,
  invoiceList,
  invoiceRow,
  orderInvoice,
} from '../../../../shared/selling/invoices/invoices.ts'
import { ordersById } from '../../../../shared/selling/orders/order-table.ts'

const staff = { access: { staff: ['orders', 'view'] }, group: 'Orders' } as const
const params = z.object({ id: z.uuid('Send the id.') })
const file = {
  params,
  reply: z.string(),
  replyType: 'application/pdf',
  refusals: ['invoice.notFound', 'invoice.busy'],
} as const

export const listInvoices = contract('get', '/api/v1/invoices', {
  ...staff,
  summary: 'Invoices, bills of supply and credit notes',
  query: invoiceList,
  reply: listOf(invoiceRow),
})

export const readInvoicesOf = contract('get', '/api/v1/invoices/of-orders', {
  ...staff,
  summary: 'The invoices and credit notes of several orders, as they were issued',
  query: ordersById,
  reply: z.object({ data: z.array(invoice) }),
})

export const readInvoice = contract('get', '/api/v1/invoices/{id}', {
  ...staff,
  summary: 'An invoice or a credit note, as it was issued',
  params,
  reply: oneOf(invoice),
  refusals: ['invoice.notFound'],
})

export const readInvoiceFile = contract('get', '/api/v1/invoices/{id}/pdf', {
  ...staff,
  ...file,
  summary: 'An invoice or a credit note as a PDF',
})

export const readOwnInvoiceFile = contract('get', '/api/v1/own-invoices/{id}/pdf', {
  access: 'signed-in',
  group: 'Orders',
  ...file,
  summary: 'An invoice or a credit note of your own order as a PDF',
  limit: { name: 'own-invoices', points: 60, seconds: 60, counts: 'reads' },
})

export const exportGstr1 = contract('get', '/api/v1/gstr-1/{file}', {
  access: { staff: 'orders' },
  group: 'Orders',
  summary: 'A table of GSTR-1 for a month as a CSV file, for the government’s offline tool',
  recent: true,
  records: { act: 'order.gstr1', how: 'file' },
  params: z.object({ file: z.enum(gstr1FileNames) }),
  query: gstr1Query,
  reply: z.string(),
  replyType: 'text/csv',
})

named({ buyer, invoice, invoiceLine, invoiceRow, orderInvoice })
