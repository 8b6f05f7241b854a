import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const settlementRefusals = {
  'settlement.columns': [
    400,
    'This is not a settlement report that is known: the one of Razorpay with its transactions, of PhonePe, or Stripe’s itemised payout reconciliation, as CSV.',
  ],
  'settlement.metadata': [
    400,
    'This report lacks the column “payment_metadata[attempt]”. Add it under “Columns” at Stripe, and download the report again.',
  ],
  'settlement.tooLong': [413, 'This report has more than 20,000 lines. Download it for a shorter time.'],
  'settlement.notFound': [404, 'This line is not here any more.'],
  'settlement.closed': [409, 'This line needs nothing more.'],
} as const satisfies RefusalTexts
