import type { ActTexts, ThingNames } from '../../../../shared/running/act-texts.ts'

export const questionsThings = {
  question: 'Question',
} as const satisfies ThingNames

export const questionsActs = {
  'question.answer': ['question', 'answered a question about a product'],
  'question.change': ['question', 'hid a question about a product, or showed it again'],
  'question.delete': ['question', 'deleted a question about a product'],
} as const satisfies ActTexts
