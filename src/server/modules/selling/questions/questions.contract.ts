import { z } from 'zod'
import { contract, listOf, oneOf } from '../../../../shared/api/contract.ts'
import { pageSize } from '../../../../shared/api/list-query.ts'
import { named } from '../../../../shared/api/named.ts'
import { recordId } from '../../../../shared/api/record-id.ts'
import { seenAnswer } from '../../../../shared/selling/opinions/answering.ts'
import { longestQuestion } from '../../../../shared/selling/opinions/question-length.ts'
import {
  longestAnswer,
  productQuestion,
  questionCounts,
  staffQuestion,
  staffQuestionFilters,
  staffQuestionList,
} from '../../../../shared/selling/opinions/questions.ts'

const id = recordId('Send the id.')
const text = (most: number, empty: string) =>
  z
    .string(empty)
    .trim()
    .min(1, empty)
    .max(most, `Enter up to ${most.toLocaleString('en')} characters.`)

export const askQuestion = contract('post', '/api/v1/products/{id}/questions', {
  access: 'signed-in',
  group: 'Products',
  summary: 'Ask about a product; visitors see it once the shop has answered',
  params: z.object({ id }),
  body: z.object({ question: text(longestQuestion, 'Write your question.') }),
  reply: oneOf(z.object({ _id: z.string() })),
  refusals: ['product.gone'],
  limit: { name: 'question', points: 20, seconds: 3600 },
})

export const listQuestions = contract('get', '/api/v1/products/{id}/questions', {
  access: 'visitor',
  group: 'Products',
  summary: 'Answered questions about a product, the last answered first',
  params: z.object({ id }),
  query: z.object({
    p: z.coerce.number().int().min(0).max(10_000).default(0),
    s: pageSize.default(20),
  }),
  reply: listOf(productQuestion),
  limit: { name: 'questions', points: 120, seconds: 60, counts: 'reads' },
})

const staff = { access: { staff: 'catalogue' }, group: 'Products' } as const
/** `view` may read everything. */
const reading = { ...staff, access: { staff: ['catalogue', 'view'] } } as const

export const listForStaff = contract('get', '/api/v1/questions', {
  ...reading,
  summary: 'List questions about all products, in any state',
  query: staffQuestionList,
  reply: listOf(staffQuestion),
})

export const countQuestions = contract('get', '/api/v1/questions/counts', {
  ...reading,
  summary: 'Count questions by state for a search',
  query: staffQuestionFilters.pick({ q: true }),
  reply: oneOf(questionCounts),
})

export const answerQuestion = contract('put', '/api/v1/questions/{id}/answer', {
  ...staff,
  summary: 'Answer a question or change the answer; the first answer is mailed to the asker',
  records: { act: 'question.answer' },
  params: z.object({ id }),
  body: z.object({ answer: text(longestAnswer, 'Write an answer.'), seen: seenAnswer }),
  reply: oneOf(z.object({ _id: z.string() })),
  refusals: ['question.notFound', 'question.stale'],
})

export const hideQuestion = contract('put', '/api/v1/questions/{id}/hidden', {
  ...staff,
  summary: 'Hide a question from visitors, or show it again',
  records: { act: 'question.change' },
  params: z.object({ id }),
  body: z.object({ hidden: z.boolean('Choose whether it is hidden.') }),
  reply: oneOf(z.object({ _id: z.string() })),
  refusals: ['question.notFound'],
})

export const deleteQuestion = contract('delete', '/api/v1/questions/{id}', {
  ...staff,
  summary: 'Delete a question and its answer for good',
  records: { act: 'question.delete' },
  params: z.object({ id }),
  reply: oneOf(z.object({ _id: z.string() })),
  refusals: ['question.notFound'],
})

named({ productQuestion, questionCounts, staffQuestion })
