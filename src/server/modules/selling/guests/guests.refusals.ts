import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const guestsRefusals = {
  'guest.account': [409, 'You are signed in, so your orders go to the email of your account.'],
  'guest.email': [409, 'Please enter your email first. We write to it about your order.'],
  'guest.off': [403, 'This shop takes orders from customers with an account only. Please sign in or sign up first.'],
} as const satisfies RefusalTexts
