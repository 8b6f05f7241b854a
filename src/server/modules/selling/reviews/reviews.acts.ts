import type { ActTexts, ThingNames } from '../../../../shared/running/act-texts.ts'

export const reviewsThings = {
  review: 'Review',
} as const satisfies ThingNames

export const reviewsActs = {
  'review.answer': ['review', 'answered a review'],
  'review.change': ['review', 'changed the state of reviews'],
  'review.delete': ['review', 'deleted reviews'],
  'review.save': ['order', 'wrote a review for a customer'],
} as const satisfies ActTexts
