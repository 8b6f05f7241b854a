import { z } from 'zod'
import { restList } from '../api/rest-list.ts'
import { subscriberStatuses } from '../content/newsletter-admin.ts'
import { orderRow } from '../selling/orders-admin.ts'
import { savedAddress } from './address.ts'

/** Shapes of the owner's view of customers. Amounts are minor units, times ISO instants. */

/** Which customers: `q` is part of a name or of an email, or a mobile number. The newest first, unless the call says otherwise. */
export const customerList = z.object({
  ...restList,
  sort: z.enum(['created', 'name']).default('created'),
  order: z.enum(['ascend', 'descend']).default('descend'),
})

export const customerRow = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  mobileNumber: z.string().nullable(),
  /** Orders that were placed and not cancelled, and what they come to. */
  orders: z.number().int(),
  spent: z.number().int(),
  currency: z.string(),
  created: z.string(),
})

/** What somebody of the staff wrote of a customer; the customer never reads it. */
export const customerNote = z.object({ _id: z.string(), note: z.string(), by: z.string(), created: z.string() })

export const customer = customerRow.extend({
  /** Of the picture of their profile; null for none. */
  pictureId: z.string().nullable(),
  addresses: z.array(savedAddress),
  /** The latest ones, whatever became of them. */
  latestOrders: z.array(orderRow),
  /** Whether they want the newsletter, and since when; null for who was never asked. */
  newsletter: z.object({ status: z.enum(subscriberStatuses), since: z.string() }).nullable(),
  /** The newest first. */
  notes: z.array(customerNote),
})

export type CustomerList = z.output<typeof customerList>
export type CustomerRow = z.output<typeof customerRow>
export type CustomerNote = z.output<typeof customerNote>
export type Customer = z.output<typeof customer>
