import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'
import { messages } from '../../../../shared/messages.ts'

export const identityRefusals = {
  'login.failed': [401, 'Email or password is incorrect.'],
  'login.codeFailed': [401, 'Email, password or code is incorrect.'],
  'login.tooMany': [
    429,
    'Too many tries. Wait {seconds} seconds and try again, or sign in with a code that we email you.',
  ],
  'entry.over': [410, 'This link has expired or was already used. Sign in.'],
  'login.otpFailed': [401, 'This code is wrong or has expired. Check it, or request a new one.'],
  'login.otpTooMany': [
    429,
    'Too many tries with a code. Sign in with your password, or wait {seconds} seconds and try again.',
  ],
  'login.secondStep': [401, 'Enter the code from your authenticator app.'],
  'password.common': [400, 'This password is too common. Choose one that is harder to guess.'],
  'password.none': [409, 'You have no password yet. Request a link to choose one.'],
  'password.wrong': [400, 'This password is incorrect.'],
  'password.same': [400, 'The new password must differ from the current one.'],
  'password.linkOver': [400, 'This link has expired. Request a new one.'],
  'customer.emailTaken': [409, messages['email.notUnique']],
  'session.notFound': [404, 'This device has already been signed out.'],
  'address.notFound': [404, 'This address was not found. Choose another one.'],
  'address.limit': [409, 'You can save up to {limit} addresses. Delete one first.'],
} as const satisfies RefusalTexts
