import { z } from 'zod'

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

export const filterSchema = z.object({
  operator: z.enum(operators),
  value: z.union([scalar, z.array(scalar).max(200)]),
})

export type Filter = z.infer<typeof filterSchema>

/** Pages count from 0; a size above the cap is brought down to it rather than refused. */
export const largestPage = 100

export const listQuery = z.object({
  p: z.coerce.number().int().min(0).max(100_000).default(0),
  s: z.coerce
    .number()
    .int()
    .min(1)
    .transform((size) => Math.min(size, largestPage))
    .default(20),
  q: z.string().trim().max(200).optional(),
  filters: z.record(z.string(), z.array(filterSchema).max(20)).default({}),
  sort: z.object({ field: z.string(), order: z.enum(['ascend', 'descend']).default('ascend') }).optional(),
  meta: z.unknown().optional(),
})

export type ListQuery = z.infer<typeof listQuery>
