import { z } from 'zod'
import { activityList } from '../../shared/running/activity.ts'
import { lenient, listSearch } from '../ui/list-search.ts'

export const invitationSearch = z.object({ token: z.string().optional().catch(undefined) })

const { sort, thing, from, to } = activityList.shape

export const activitySearch = z.object({
  ...listSearch,
  sort: lenient(sort.unwrap()),
  thing: lenient(thing),
  from: lenient(from),
  to: lenient(to),
  /** The number of the entry that is open. */
  entry: lenient(z.string().regex(/^[1-9]\d{0,14}$/)),
})
