import { z } from 'zod'
import { cut } from '../text.ts'
import { boundedRecord } from './bounded-record.ts'

/** The one language of list calls (C60). */
export const operators = [
  'EQUALS',
  'NOT_EQUALS',
  'IN',
  'NOT_IN',
  'GREATER_THAN',
  'LESS_THAN',
  'BETWEEN',
  'CONTAINS',
] as const

export type Operator = (typeof operators)[number]

const scalar = z.union([z.string().max(500), z.number(), z.boolean()])

/** Per call: filters on all fields together, and their values together. */
export const mostFilters = 20
export const mostValues = 200
/** Each one scans a text column of every row. */
const mostContains = 3

function unknownOperator(input: unknown): string {
  const known = operators.join(', ')
  if (typeof input !== 'string') return `Send an operator: ${known}.`
  return `There is no operator "${cut(input, 40)}". The operators are ${known}.`
}

export const filterSchema = z.object({
  operator: z.enum(operators, { error: ({ input }) => unknownOperator(input) }),
  value: z.union([scalar, z.array(scalar).max(mostValues)]),
})

export type Filter = z.infer<typeof filterSchema>

const tooManyFilters = `A list takes at most ${mostFilters} filters.`

/** The limits of all fields together are lower than the sum of each. */
function together(filters: Record<string, Filter[]>, check: z.RefinementCtx): void {
  const all = Object.values(filters).flat()
  const fault = (message: string) => check.addIssue({ code: 'custom', message })
  const values = all.reduce((sum, { value }) => sum + (Array.isArray(value) ? value.length : 1), 0)
  if (all.length > mostFilters) fault(tooManyFilters)
  if (values > mostValues) fault(`The filters of a list take at most ${mostValues} values together.`)
  if (all.filter(({ operator }) => operator === 'CONTAINS').length > mostContains)
    fault(`A list takes at most ${mostContains} filters with the operator CONTAINS.`)
}

export const largestPage = 100

/** A larger size is reduced to the cap, not refused. */
export const pageSize = z.coerce
  .number()
  .int()
  .min(1)
  .transform((size) => Math.min(size, largestPage))

/** Pages count from 0. */
export const listQuery = z.object({
  p: z.coerce.number().int().min(0).max(100_000).default(0),
  s: pageSize.default(20),
  q: z.string().trim().max(200).optional(),
  filters: boundedRecord(z.array(filterSchema).max(mostFilters, tooManyFilters), mostFilters, tooManyFilters)
    .superRefine(together)
    .default({}),
  sort: z.object({ field: z.string().max(100), order: z.enum(['ascend', 'descend']).default('ascend') }).optional(),
  meta: z.unknown().optional(),
})

export type ListQuery = z.infer<typeof listQuery>
