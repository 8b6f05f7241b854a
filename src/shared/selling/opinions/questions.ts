import { z } from 'zod'
import { restList } from '../../api/rest-list.ts'

/** Questions about products and the shop's answers (B162). Times are ISO instants. */

/** UTF-16 units. */
export const longestAnswer = 2_000

/** A question for visitors. `by` is the asker's first name. */
export const productQuestion = z.object({
  _id: z.string(),
  question: z.string(),
  by: z.string(),
  created: z.string(),
  answer: z.string(),
  answered: z.string(),
})

/** Visitors see only ANSWERED questions. */
export const questionStates = ['WAITING', 'ANSWERED', 'HIDDEN'] as const

/** `q` is part of the question or its answer. */
export const staffQuestionFilters = z.object({ q: restList.q, state: z.enum(questionStates).optional() })

/** Newest first by default. */
export const staffQuestionList = staffQuestionFilters.extend({
  ...restList,
  sort: z.enum(['created']).default('created'),
  order: z.enum(['ascend', 'descend']).default('descend'),
})

/** A question for staff, with its writer and product. */
export const staffQuestion = z.object({
  _id: z.string(),
  question: z.string(),
  state: z.enum(questionStates),
  created: z.string(),
  writer: z.object({ _id: z.string(), name: z.string() }),
  product: z.object({ name: z.string(), path: z.string() }),
  /** Empty if not answered. */
  answer: z.string(),
  answered: z.string().nullable(),
})

/** Number of questions per state that match the search. */
export const questionCounts = z.record(z.enum(questionStates), z.int())

export type ProductQuestion = z.output<typeof productQuestion>
export type QuestionState = (typeof questionStates)[number]
export type StaffQuestion = z.output<typeof staffQuestion>
export type StaffQuestionFilters = z.output<typeof staffQuestionFilters>
export type StaffQuestionList = z.output<typeof staffQuestionList>
export type QuestionCounts = z.output<typeof questionCounts>
