import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const settlementRefusals = {
  'settlement.columns': [
    400,
    'This is not a settlement report that can be read. Use Razorpay’s settlement recon report, PhonePe’s settlement report or Stripe’s itemised payout reconciliation, as CSV.',
  ],
  'settlement.metadata': [
    400,
    'This report lacks the column “payment_metadata[attempt]”. Add it under “Columns” at Stripe, and download the report again.',
  ],
  'settlement.intents': [
    400,
    'This report has payments that were not begun in this shop, and lacks the column “payment_intent_id”, without which they would be listed twice. Add it under “Columns” at Stripe, and download the report again.',
  ],
  'settlement.tooLong': [413, 'This report has more than 20,000 lines. Download it for a shorter period.'],
  'settlement.amount': [
    400,
    'An amount in line {line} cannot be read. Download the report again and leave it as it is.',
  ],
  'settlement.quotes': [
    400,
    'The quotation marks in line {line} are not closed. Download the report again and leave it as it is.',
  ],
  'settlement.notFound': [404, 'This line no longer exists.'],
  'settlement.closed': [409, 'This line matches, or has been marked as done.'],
} as const satisfies RefusalTexts
