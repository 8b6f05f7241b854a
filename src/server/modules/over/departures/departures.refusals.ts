import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const departuresRefusals = {
  'departure.member': [
    409,
    'You work for this site. Please hand it over or leave its staff first; then your account can be deleted here.',
  ],
} as const satisfies RefusalTexts
