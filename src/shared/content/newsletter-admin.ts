import { z } from 'zod'
import { restList } from '../api/rest-list.ts'

/** Pending: the address was entered, and whoever reads its mail has yet to confirm that they want the newsletter (B16). */
export const subscriberStatuses = ['SUBSCRIBED', 'UNSUBSCRIBED', 'PENDING'] as const

export type SubscriberStatus = (typeof subscriberStatuses)[number]

/** Which subscribers: `q` is part of an address. */
export const subscriberFilters = z.object({ q: restList.q, status: z.enum(subscriberStatuses).optional() })

/** The newest first, unless the call says otherwise. */
export const subscriberList = subscriberFilters.extend({
  ...restList,
  sort: z.enum(['email', 'created', 'changed']).default('created'),
  order: z.enum(['ascend', 'descend']).default('descend'),
})

/** A subscriber as the owner sees them; `changed` is when they last came or left. Times are ISO instants. */
export const subscriberRow = z.object({
  _id: z.string(),
  email: z.string(),
  status: z.enum(subscriberStatuses),
  unsubscribeReason: z.string().nullable(),
  created: z.string(),
  changed: z.string(),
})

export type SubscriberFilters = z.output<typeof subscriberFilters>
export type SubscriberList = z.output<typeof subscriberList>
export type SubscriberRow = z.output<typeof subscriberRow>
