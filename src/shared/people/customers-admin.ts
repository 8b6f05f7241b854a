import { z } from 'zod'
import { restList } from '../api/rest-list.ts'
import { subscriberStatuses } from '../content/newsletter-admin.ts'
import { orderRow } from '../selling/orders/order-table.ts'
import { savedAddress } from './address.ts'

/** Shapes of the owner's customer list. Amounts are minor units, times ISO instants. */

/** `q` is part of a name or email, or a mobile number. Newest first by default. */
export const customerList = z.object({
  ...restList,
  sort: z.enum(['created', 'name']).default('created'),
  order: z.enum(['ascend', 'descend']).default('descend'),
})

/** Which customers a CSV file holds. */
export const customerExport = z.object({ q: restList.q })

export const customerRow = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  mobileNumber: z.string().nullable(),
  /** Whether they order without an account. */
  guest: z.boolean(),
  /** Number and total of orders placed and not cancelled. */
  orders: z.number().int(),
  spent: z.number().int(),
  currency: z.string(),
  created: z.string(),
})

/** A staff note about a customer, never shown to the customer. */
export const customerNote = z.object({ _id: z.string(), note: z.string(), by: z.string(), created: z.string() })

export const customer = customerRow.extend({
  /** Id of the profile picture; null for none. */
  pictureId: z.string().nullable(),
  addresses: z.array(savedAddress),
  /** The latest orders, in any state. */
  latestOrders: z.array(orderRow),
  /** Newsletter state and its time; null if never asked. */
  newsletter: z.object({ status: z.enum(subscriberStatuses), since: z.string() }).nullable(),
  /** Newest first. */
  notes: z.array(customerNote),
})

export type CustomerList = z.output<typeof customerList>
export type CustomerExport = z.output<typeof customerExport>
export type CustomerRow = z.output<typeof customerRow>
export type CustomerNote = z.output<typeof customerNote>
export type Customer = z.output<typeof customer>
