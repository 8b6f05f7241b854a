import { z } from 'zod'
import { contract, listOf, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import {
  activityCheck,
  activityEntry,
  activityFilters,
  activityList,
  activityRow,
  entryParams,
} from '../../../../shared/running/activity.ts'

/** Entries show parts of everything, so only staff who manage staff may see them. */
const options = { access: { staff: 'staff' }, group: 'Activity' } as const

export const listActivity = contract('get', '/api/v1/activity', {
  ...options,
  summary: 'List the audit log: who changed what, when and from where',
  query: activityList,
  reply: listOf(activityRow),
})

export const exportActivity = contract('get', '/api/v1/activity.csv', {
  ...options,
  summary: 'Export the audit log as CSV',
  recent: true,
  records: { act: 'activity.export', how: 'file' },
  query: activityFilters,
  reply: z.string(),
  replyType: 'text/csv',
})

export const checkActivity = contract('get', '/api/v1/activity/check', {
  ...options,
  summary: 'Verify the chain of the audit log',
  reply: oneOf(activityCheck),
})

export const readEntry = contract('get', '/api/v1/activity/{number}', {
  ...options,
  summary: 'Read an entry with its changes, in words',
  params: entryParams,
  reply: oneOf(activityEntry),
  refusals: ['activity.notFound'],
})

export const undoEntry = contract('post', '/api/v1/activity/{number}/undo', {
  ...options,
  summary: 'Undo an entry, all of it or nothing; returns the new entry',
  records: { nothing: 'The verb records what it writes back, and which entry it undoes.' },
  params: entryParams,
  reply: oneOf(activityEntry),
  // Besides those of the modules that write back (`Reversible`).
  refusals: [
    'activity.back',
    'activity.changed',
    'activity.deleted',
    'activity.differs',
    'activity.never',
    'activity.notFound',
    'activity.partly',
    'activity.undone',
    'stock.tooLittle',
  ],
})

named({ activityCheck, activityEntry, activityRow, activityChange: activityRow.shape.changes.element })
