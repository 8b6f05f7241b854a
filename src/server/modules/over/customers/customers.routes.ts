import { type Route, route } from '../../../platform/http/route.ts'
import * as calls from './customers.contract.ts'
import { listCustomers, readCustomer } from './customers.ts'
import { exportCustomers } from './export-customers.ts'
import { addNote, removeNote } from './notes.ts'

export const customerRoutes: Route[] = [
  route(calls.listCustomers, (ctx, { query }) => listCustomers(ctx, query)),
  route(calls.exportCustomers, async (ctx, { query }) => exportCustomers(ctx, query)),
  route(calls.readCustomer, async (ctx, { params }) => ({ data: await readCustomer(ctx, params.id) })),
  route(calls.addCustomerNote, async (ctx, { params, body }) => {
    await addNote(ctx, params.id, body.note)
    return { data: await readCustomer(ctx, params.id) }
  }),
  route(calls.removeCustomerNote, async (ctx, { params }) => {
    await removeNote(ctx, params.id, params.noteId)
    return { data: await readCustomer(ctx, params.id) }
  }),
]
