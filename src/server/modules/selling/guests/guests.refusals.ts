import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const guestsRefusals = {
  'guest.account': [409, 'You are signed in, so your orders go to the email of your account.'],
  'guest.email': [409, 'Enter your email first. We use it to write to you about your order.'],
  'guest.off': [403, 'This shop takes orders only from customers with an account. Sign in or sign up first.'],
} as const satisfies RefusalTexts
