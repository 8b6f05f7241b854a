import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const ownEmailRefusals = {
  'email.codeFailed': [
    400,
    'This code is not right, or no longer good here. Please check it, or have another one sent.',
  ],
  'email.taken': [409, 'There is another account with {email} already. Please sign in with it.'],
} as const satisfies RefusalTexts
