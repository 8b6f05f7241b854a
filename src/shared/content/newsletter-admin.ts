import { z } from 'zod'
import { restList } from '../api/rest-list.ts'
import { consentSources } from '../people/consents.ts'

/** PENDING: the address was entered, but its owner has not confirmed the newsletter yet (B16). */
export const subscriberStatuses = ['SUBSCRIBED', 'UNSUBSCRIBED', 'PENDING'] as const

export type SubscriberStatus = (typeof subscriberStatuses)[number]

/** `q` is part of an address. */
export const subscriberFilters = z.object({ q: restList.q, status: z.enum(subscriberStatuses).optional() })

/** Newest first by default. */
export const subscriberList = subscriberFilters.extend({
  ...restList,
  sort: z.enum(['email', 'created', 'changed']).default('created'),
  order: z.enum(['ascend', 'descend']).default('descend'),
})

/**
 * A subscriber for the owner; `changed` is the last time they subscribed or left, `source` where they consented (`sourceNote` for
 * imported ones). Times are ISO instants.
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
  /** Language of the page on which they subscribed, or as imported: `hi-IN`. Null if unknown. */
  language: z.string().nullable(),
})

/** Limits of an import file: lines without its header, and bytes. */
export const mostImported = 100_000
export const mostImportedBytes = 12 * 1024 * 1024

/** An error in a file: `line` as in a spreadsheet, the header being 1; `field` is the column. */
export const importFault = z.object({ line: z.int(), field: z.string(), message: z.string() })

/** Result of an import, or of its dry run. Unsubscribed addresses stay unsubscribed, and no one is asked twice. */
export const importReport = z.object({
  lines: z.int(),
  /** New subscribers. */
  added: z.int(),
  /** Addresses recorded as unsubscribed, so that no later file subscribes them. */
  unsubscribed: z.int(),
  /** Addresses already in the list with this state, or pending. */
  known: z.int(),
  /** Addresses that unsubscribed here and stay so, whatever the file says. */
  left: z.int(),
  /** Lines that repeat an earlier address. */
  repeated: z.int(),
  /** Unknown columns. */
  ignored: z.array(z.string()),
  /** The first errors, of `faulty` in all. With any error nothing is imported. */
  faults: z.array(importFault),
  faulty: z.int(),
})

export type ImportFault = z.output<typeof importFault>
export type ImportReport = z.output<typeof importReport>

export type SubscriberFilters = z.output<typeof subscriberFilters>
export type SubscriberList = z.output<typeof subscriberList>
export type SubscriberRow = z.output<typeof subscriberRow>
