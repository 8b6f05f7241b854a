import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const customersRefusals = {
  'customer.notFound': [404, 'This customer is not found.'],
} as const satisfies RefusalTexts
