import { z } from 'zod'
import { restList } from '../api/rest-list.ts'
import { consentSources } from '../people/consents.ts'

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

/**
 * A subscriber as the owner sees them; `changed` is when they last came or left, `source` where they said so: that is their consent.
 * `sourceNote` tells it of who was imported. Times are ISO instants.
 */
export const subscriberRow = z.object({
  _id: z.string(),
  email: z.string(),
  status: z.enum(subscriberStatuses),
  unsubscribeReason: z.string().nullable(),
  created: z.string(),
  changed: z.string(),
  source: z.enum(consentSources),
  sourceNote: z.string(),
  name: z.string(),
  /** Of the page on which they asked for it, or as imported: `hi-IN`. Null where nobody knows. */
  language: z.string().nullable(),
})

/** As many lines as a file of subscribers may have, its head apart, and bytes. */
export const mostImported = 100_000
export const mostImportedBytes = 12 * 1024 * 1024

/** What is wrong in a file: `line` as a spreadsheet counts, the head being 1; `field` is the column. */
export const importFault = z.object({ line: z.int(), field: z.string(), message: z.string() })

/** What a file would change, or has changed. People who left here stay away, and nobody is asked twice. */
export const importReport = z.object({
  lines: z.int(),
  /** Who was not on the list, and now is subscribed. */
  added: z.int(),
  /** Who is noted as unsubscribed, so that nobody subscribes them by another file. */
  unsubscribed: z.int(),
  /** Who is on the list already, as the file says or pending. */
  known: z.int(),
  /** Who has left here, and stays unsubscribed whatever the file says. */
  left: z.int(),
  /** Lines whose address stands further up. */
  repeated: z.int(),
  /** Columns that mean nothing here. */
  ignored: z.array(z.string()),
  /** The first of them; there are `faulty` in all. With one of them nothing is imported. */
  faults: z.array(importFault),
  faulty: z.int(),
})

export type ImportFault = z.output<typeof importFault>
export type ImportReport = z.output<typeof importReport>

export type SubscriberFilters = z.output<typeof subscriberFilters>
export type SubscriberList = z.output<typeof subscriberList>
export type SubscriberRow = z.output<typeof subscriberRow>
