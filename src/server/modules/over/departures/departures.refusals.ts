import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const departuresRefusals = {
  'departure.member': [
    409,
    'You work on this site. Transfer its ownership or leave its staff first, then delete your account.',
  ],
} as const satisfies RefusalTexts
