import type { ActTexts, ThingNames } from '../../../../shared/running/act-texts.ts'

export const commentsThings = {
  comment: 'Comment',
} as const satisfies ThingNames

export const commentsActs = {
  'comment.answer': ['comment', 'answered a comment'],
  'comment.change': ['comment', 'changed the state of comments'],
  'comment.delete': ['comment', 'deleted comments'],
  'customer.block': ['customer', 'changed whether a customer may comment'],
} as const satisfies ActTexts
