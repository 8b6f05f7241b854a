import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const reviewsRefusals = {
  'review.notDelivered': [409, 'You can review an item once it has been delivered.'],
  'review.notFound': [404, 'This review was not found.'],
  'review.notOrdered': [404, 'This item wasn’t part of the order.'],
  'review.over': [409, 'A review can be changed for {days} days. You can still delete it.'],
  'review.own': [409, 'This is your own review.'],
} as const satisfies RefusalTexts
