import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const questionsRefusals = {
  'question.notFound': [404, 'This question was not found.'],
} as const satisfies RefusalTexts
