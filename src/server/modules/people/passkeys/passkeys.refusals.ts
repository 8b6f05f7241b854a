import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const passkeysRefusals = {
  'passkey.refused': [400, 'This passkey could not be used. Please try again, or sign in another way.'],
  'passkey.notFound': [404, 'This passkey is not found.'],
  'passkey.many': [409, 'An account has up to {limit} passkeys. Please remove one first.'],
} as const satisfies RefusalTexts
