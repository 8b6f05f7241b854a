import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const stockNoticesRefusals = {
  'stockNotice.available': [409, '{name} can be had now.'],
} as const satisfies RefusalTexts
