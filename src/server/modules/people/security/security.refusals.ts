import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const securityRefusals = {
  'login.stepOver': [410, 'This sign-in has expired. Start again.'],
  'security.code': [
    400,
    'This code is wrong or was already used. Wait for the next one, and check your device’s clock.',
  ],
  'security.members': [403, 'Only owners and staff can do this.'],
  'security.appOn': [409, 'An authenticator app is already set up. Turn it off first.'],
  'security.appOff': [409, 'No authenticator app is set up.'],
  'security.setUpOver': [409, 'The setup of the app has expired. Start again.'],
  'security.none': [409, '{name} has no second step.'],
} as const satisfies RefusalTexts
