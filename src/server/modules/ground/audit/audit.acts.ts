import type { ActTexts } from '../../../../shared/running/act-texts.ts'

export const auditActs = {
  'activity.export': ['settings', 'exported the activity'],
} as const satisfies ActTexts
