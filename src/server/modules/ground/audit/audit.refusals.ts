import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const auditRefusals = {
  'activity.back': [409, '{name} was brought back meanwhile. Nothing was changed.'],
  'activity.changed': [409, 'The {what} is {now} now and no longer {before}. Nothing was changed.'],
  'activity.deleted': [409, '{name} was deleted meanwhile. Nothing was changed.'],
  'activity.differs': [409, 'The {what} was changed again since. Nothing was changed.'],
  'activity.never': [409, 'This entry cannot be undone.'],
  'activity.notFound': [404, 'This entry is not found.'],
  'activity.partly': [409, 'The {what} cannot be as before: something that it needs is gone. Nothing was changed.'],
  'activity.undone': [409, 'This was undone already.'],
} as const satisfies RefusalTexts
