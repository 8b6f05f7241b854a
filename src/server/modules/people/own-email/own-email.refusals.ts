import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const ownEmailRefusals = {
  'email.codeFailed': [400, 'This code is wrong or has expired. Check it, or request a new one.'],
  'email.taken': [409, 'Another account already uses {email}. Sign in with it.'],
} as const satisfies RefusalTexts
