import { z } from 'zod'
import { activityList } from '../../shared/running/activity.ts'
import { lenient, searchOf } from '../ui/list-search.ts'

export const invitationSearch = z.object({ token: lenient(z.string()) })

export const activitySearch = searchOf(activityList, 'thing', 'from', 'to').extend({
  /** The number of the entry that is open. */
  entry: lenient(z.string().regex(/^[1-9]\d{0,14}$/)),
})
