import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const consentsRefusals = {
  'email.unproven': [409, 'Confirm your email in your profile first.'],
} as const satisfies RefusalTexts
