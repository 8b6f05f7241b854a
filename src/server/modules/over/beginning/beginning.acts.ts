import type { ActTexts } from '../../../../shared/running/act-texts.ts'

export const beginningActs = {
  'settings.begin': ['settings', 'began the site with a starter'],
} as const satisfies ActTexts
