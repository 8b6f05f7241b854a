import type { ActTexts } from '../../../../shared/running/act-texts.ts'

export const passkeysActs = {
  'account.passkeyAdd': ['account', 'added a passkey'],
  'account.passkeyRemove': ['account', 'removed a passkey'],
} as const satisfies ActTexts
