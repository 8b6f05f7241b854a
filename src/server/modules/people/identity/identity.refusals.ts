import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'
import { messages } from '../../../../shared/messages.ts'

export const identityRefusals = {
  'login.failed': [401, 'Email or password is incorrect.'],
  'login.codeFailed': [401, 'Email, password or code is incorrect.'],
  'login.tooMany': [
    429,
    'Too many tries. Please wait {seconds} seconds and try again, or sign in with a code that we send to your email.',
  ],
  'entry.over': [410, 'This link is over, or was used already. Please sign in.'],
  'login.otpFailed': [401, 'This code is not right, or no longer good. Please check it, or send another one.'],
  'login.otpTooMany': [
    429,
    'Too many tries with a code. Please sign in with your password, or wait {seconds} seconds and try again.',
  ],
  'login.secondStep': [401, 'Please enter the code from your authenticator app.'],
  'password.common': [
    400,
    'This password is among those that are guessed first. Please choose one that nobody would think of.',
  ],
  'password.none': [409, 'You have no password yet. Please ask for a link to choose one.'],
  'password.wrong': [400, 'This is not your password.'],
  'password.same': [400, 'This is the password that you have. Please choose another one.'],
  'password.linkOver': [400, 'This link is no longer good. Please ask for a new one.'],
  'customer.emailTaken': [409, messages['email.notUnique']],
  'session.notFound': [404, 'This device is signed out already.'],
  'address.notFound': [404, 'This address is no longer saved.'],
  'address.limit': [409, 'You can save up to {limit} addresses.'],
} as const satisfies RefusalTexts
