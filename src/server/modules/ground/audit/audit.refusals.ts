import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const auditRefusals = {
  'activity.back': [409, '{name} has already been restored. Nothing was changed.'],
  'activity.changed': [409, 'Can’t undo: the {what} is now {now}, no longer {before}. Nothing was changed.'],
  'activity.deleted': [409, 'Can’t undo: {name} has since been deleted. Nothing was changed.'],
  'activity.differs': [409, 'Can’t undo: the {what} has changed again since. Nothing was changed.'],
  'activity.never': [409, 'This entry can’t be undone.'],
  'activity.notFound': [404, 'This entry was not found.'],
  'activity.partly': [409, 'Can’t undo: something that the {what} depends on was deleted. Nothing was changed.'],
  'activity.undone': [409, 'This has already been undone.'],
} as const satisfies RefusalTexts
