import { type Route, route } from '../../../platform/http/route.ts'
import { exportGstr1 } from './gstr-1.ts'
import * as calls from './invoices.contract.ts'
import { listInvoices, readInvoice, readInvoicesOf, readOwnInvoice } from './invoices.ts'
import { invoiceFile } from './print.ts'

export const invoiceRoutes: Route[] = [
  route(calls.listInvoices, (ctx, { query }) => listInvoices(ctx, query)),
  route(calls.readInvoicesOf, async (ctx, { query }) => ({ data: await readInvoicesOf(ctx, query.ids) })),
  route(calls.readInvoice, async (ctx, { params }) => ({ data: await readInvoice(ctx, params.id) })),
  route(calls.readInvoiceFile, async (ctx, { params }) => invoiceFile(ctx, await readInvoice(ctx, params.id))),
  route(calls.readOwnInvoiceFile, async (ctx, { params }) => invoiceFile(ctx, await readOwnInvoice(ctx, params.id))),
  route(calls.exportGstr1, async (ctx, { params, query }) => exportGstr1(ctx, params.file, query.month)),
]
