import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const upiRefusals = {
  'upi.columns': [
    400,
    'This file has no line of headings with a date, a credit or deposit amount, and a description or reference. Export the statement as CSV again.',
  ],
  'upi.tooLong': [413, 'This statement has more than 20,000 lines. Export it for a shorter period.'],
  'upi.quotes': [
    400,
    'The quotation marks in line {line} are not closed. Export the statement again and leave it as it is.',
  ],
} as const satisfies RefusalTexts
