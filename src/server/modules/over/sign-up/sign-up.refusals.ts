import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'
import { messages } from '../../../../shared/messages.ts'

export const signUpRefusals = {
  'organisation.code': [401, messages['otp.invalid']],
  'organisation.known': [
    409,
    'You already have an account with this email. Enter its password to add the new site to it.',
  ],
  'organisation.many': [
    409,
    'An account can own up to {limit} sites. Transfer one of yours first, or create this one with another email.',
  ],
} as const satisfies RefusalTexts
