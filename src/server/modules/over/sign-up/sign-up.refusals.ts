import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'
import { messages } from '../../../../shared/messages.ts'

export const signUpRefusals = {
  'organisation.code': [401, messages['otp.invalid']],
  'organisation.known': [
    409,
    'You have an account with this email already. Please enter its password to add the new site to it.',
  ],
  'organisation.many': [
    409,
    'An account can own {limit} sites. Please hand one of yours over first, or begin this one with another email.',
  ],
} as const satisfies RefusalTexts
