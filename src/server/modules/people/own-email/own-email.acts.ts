import type { ActTexts } from '../../../../shared/running/act-texts.ts'

export const ownEmailActs = {
  'account.email': ['account', 'changed their email'],
} as const satisfies ActTexts
