import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const reviewsRefusals = {
  'review.notDelivered': [409, 'You can review an item once it has been delivered.'],
  'review.notFound': [404, 'This review was not found.'],
  'review.notOrdered': [404, 'This item wasn’t part of the order.'],
  'review.over': [409, 'A review can be changed for {days} days. You can still delete it.'],
  'review.own': [409, 'This is your own review.'],
  'review.stale': [
    409,
    'The answer to this review has changed since you opened it. Copy your text, reload the page and open the review again.',
  ],
} as const satisfies RefusalTexts
