import { defineSection } from '../define/section.ts'
import { sample, schema } from './questions.schema.ts'
import { loadQuestions, QuestionsView } from './questions.tsx'

export const questions = defineSection({
  type: 'questions',
  title: 'Questions and answers',
  category: 'commerce',
  schema,
  sample,
  words: 'q&a ask product faq',
  view: QuestionsView,
  load: loadQuestions,
  only: 'product',
})
