import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const passkeysRefusals = {
  'passkey.refused': [400, 'This passkey didn’t work. Try again, or sign in another way.'],
  'passkey.notFound': [404, 'This passkey was not found.'],
  'passkey.many': [409, 'An account can have up to {limit} passkeys. Remove one first.'],
} as const satisfies RefusalTexts
