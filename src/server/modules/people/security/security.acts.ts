import type { ActTexts, ThingNames } from '../../../../shared/running/act-texts.ts'

export const securityThings = {
  account: 'Account',
} as const satisfies ThingNames

export const securityActs = {
  'account.appOff': ['account', 'turned off their authenticator app'],
  'account.appOn': ['account', 'set up an authenticator app'],
  'account.recoveryCodes': ['account', 'made new recovery codes'],
} as const satisfies ActTexts
