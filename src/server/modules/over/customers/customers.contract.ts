import { z } from 'zod'
import { contract, listOf, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { noteBody } from '../../../../shared/notes.ts'
import {
  customer,
  customerExport,
  customerList,
  customerNote,
  customerRow,
} from '../../../../shared/people/customers-admin.ts'

/** Customer details are for staff who may see orders. */
const staff = { access: { staff: 'orders' }, group: 'Customers' } as const
/** Staff with the `view` permission may read too. */
const reading = { ...staff, access: { staff: ['orders', 'view'] } } as const
const noting = { staff: 'handleOrders' } as const
const one = {
  ...staff,
  params: z.object({ id: z.uuid('Send the id.') }),
  reply: oneOf(customer),
  refusals: ['customer.notFound'],
} as const

export const listCustomers = contract('get', '/api/v1/customers', {
  ...reading,
  summary: 'Customers as a table',
  query: customerList,
  reply: listOf(customerRow),
})

export const exportCustomers = contract('get', '/api/v1/customers.csv', {
  ...staff,
  summary: 'Customers as a CSV file, the newest first',
  recent: true,
  records: { act: 'customer.export', how: 'file' },
  query: customerExport,
  reply: z.string(),
  replyType: 'text/csv',
})

export const readCustomer = contract('get', '/api/v1/customers/{id}', {
  ...one,
  access: reading.access,
  summary: 'A customer with addresses, latest orders, newsletter and notes',
})

export const addCustomerNote = contract('post', '/api/v1/customers/{id}/notes', {
  ...one,
  access: noting,
  summary: 'Add a note that only staff see',
  records: { act: 'customer.note' },
  body: noteBody,
})

export const removeCustomerNote = contract('delete', '/api/v1/customers/{id}/notes/{noteId}', {
  ...one,
  access: noting,
  summary: 'Delete a note',
  records: { act: 'customer.removeNote' },
  params: one.params.extend({ noteId: z.uuid('Send the id.') }),
})

named({ customer, customerNote, customerRow })
