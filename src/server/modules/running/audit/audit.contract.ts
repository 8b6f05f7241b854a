import { z } from 'zod'
import { contract, listOf, oneOf } from '../../../../shared/api/contract.ts'
import { activityCheck, activityFilters, activityList, activityRow } from '../../../../shared/running/activity.ts'

/** It shows parts of everything, so it is for who decides about the others. */
const options = { access: { staff: 'staff' }, group: 'Activity' } as const

export const listActivity = contract('get', '/api/v1/activity', {
  ...options,
  summary: 'Who changed what, when and from where',
  query: activityList,
  reply: listOf(activityRow),
})

export const exportActivity = contract('get', '/api/v1/activity.csv', {
  ...options,
  summary: 'The same as a CSV file',
  recent: true,
  records: { act: 'activity.export', how: 'file' },
  query: activityFilters,
  reply: z.string(),
  replyType: 'text/csv',
})

export const checkActivity = contract('get', '/api/v1/activity/check', {
  ...options,
  summary: 'Whether every entry is there as it was written',
  reply: oneOf(activityCheck),
})
