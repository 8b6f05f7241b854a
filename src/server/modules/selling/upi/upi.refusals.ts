import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const upiRefusals = {
  'upi.columns': [
    400,
    'This file has no header row with a date, a credit or deposit amount, and a description or reference. Export the statement as CSV again.',
  ],
  'upi.tooLong': [413, 'This statement has more than 20,000 lines. Export it for a shorter period.'],
  'upi.quotes': [
    400,
    'The quotation marks in line {line} aren’t closed. Export the statement again and upload it unchanged.',
  ],
} as const satisfies RefusalTexts
