import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const securityRefusals = {
  'login.stepOver': [410, 'This sign-in has taken too long, or too many codes were wrong. Please begin again.'],
  'security.code': [
    400,
    'This code is not right, or was used already. Please wait for the next one, or check the clock.',
  ],
  'security.members': [403, 'This is for people who own or serve a site.'],
  'security.appOn': [409, 'An authenticator app is set up already. Please turn it off first.'],
  'security.appOff': [409, 'No authenticator app is set up.'],
  'security.setUpOver': [409, 'Please begin again: the app has not been set up.'],
  'security.none': [409, '{name} has no second step.'],
} as const satisfies RefusalTexts
