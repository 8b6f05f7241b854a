import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const mailRefusals = {
  'mail.notFound': [404, 'This mail was not found.'],
} as const satisfies RefusalTexts
