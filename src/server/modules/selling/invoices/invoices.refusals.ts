import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const invoicesRefusals = {
  'invoice.notFound': [404, 'This invoice was not found.'],
  'invoice.busy': [503, 'Too many invoices are being made right now. Try again in a minute.'],
} as const satisfies RefusalTexts
