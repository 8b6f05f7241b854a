import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const reviewsRefusals = {
  'review.notDelivered': [409, 'What was ordered can be reviewed once it is delivered.'],
  'review.notFound': [404, 'This review is not found.'],
  'review.notOrdered': [404, 'This was not part of the order.'],
  'review.over': [409, 'A review can be changed for {days} days. You can still delete it.'],
  'review.own': [409, 'This review is your own.'],
} as const satisfies RefusalTexts
