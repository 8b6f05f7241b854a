import { z } from 'zod'
import { dayRange, restList } from '../api/rest-list.ts'
import { type Thing, things } from './acts.ts'

const names = Object.keys(things) as [Thing, ...Thing[]]

/** `q` is part of the actor's name or the thing's label. Days are in the site's time zone. */
export const activityFilters = z.object({
  q: restList.q,
  thing: z.enum(names).optional(),
  ...dayRange,
})

export const activityList = z.object({
  ...restList,
  ...activityFilters.shape,
  sort: z.enum(['at']).default('at'),
  order: z.enum(['ascend', 'descend']).default('descend'),
})

/** The value of a field: a text, a number, a list. */
const fieldValue = z.custom<z.core.util.JSONType>()

/** A field before and after; absent if it was or is empty. */
const change = z.object({ field: z.string(), before: fieldValue.optional(), after: fieldValue.optional() })

export const activityRow = z.object({
  _id: z.string(),
  at: z.string(),
  /** The actor's name at the time. */
  by: z.string(),
  act: z.string(),
  thing: z.string(),
  thingId: z.string(),
  /** The thing's name at the time. */
  label: z.string(),
  changes: z.array(change),
  address: z.string(),
  request: z.string(),
  /** The entry that this one undid, and its act. */
  undoes: z.object({ number: z.number().int(), act: z.string() }).nullable(),
  /** Number of the entry that undid this one. */
  undoneBy: z.number().int().nullable(),
})

/** Changes of a thing as text; an empty value is null. */
const changedThing = z.object({
  label: z.string(),
  fields: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
})

/** One entry. `undo` says whether the caller can undo it, and if not, why. */
export const activityEntry = activityRow.extend({
  things: z.array(changedThing),
  undo: z.enum(['possible', 'never', 'forbidden', 'done']),
})

export const entryParams = z.object({
  number: z.coerce
    .number('Enter a number.')
    .int()
    .min(1)
    .max(2 ** 50),
})

/** Whether the hash chain is intact, and the first broken entry. Compare the last hash with one recorded elsewhere. */
export const activityCheck = z.object({
  entries: z.number().int(),
  isWhole: z.boolean(),
  firstWrong: z.number().int().nullable(),
  lastHash: z.string(),
})

export type ActivityFilters = z.output<typeof activityFilters>
export type ActivityList = z.output<typeof activityList>
export type ActivityRow = z.output<typeof activityRow>
export type ActivityEntry = z.output<typeof activityEntry>
export type ActivityCheck = z.output<typeof activityCheck>
export type Change = z.output<typeof change>
