import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const questionsRefusals = {
  'question.notFound': [404, 'This question was not found.'],
  'question.stale': [
    409,
    'The answer to this question has changed since you opened it. Copy your text, reload the page and open the question again.',
  ],
} as const satisfies RefusalTexts
