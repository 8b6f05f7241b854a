import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const stockNoticesRefusals = {
  'stockNotice.available': [409, '{name} is in stock.'],
} as const satisfies RefusalTexts
