import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const customersRefusals = {
  'customer.notFound': [404, 'This customer was not found.'],
} as const satisfies RefusalTexts
