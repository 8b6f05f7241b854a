import type { z } from 'zod'

/** Something about a section that its owner should correct; `path` leads to the field within its properties. */
export type FieldIssue = { path: (string | number)[]; message: string }

/** Validation errors of a section's properties, with messages for owners. */
export function issuesOf(schema: z.ZodType, props: unknown): FieldIssue[] {
  const { error } = schema.safeParse(props)
  return (error?.issues ?? []).map((issue) => ({ path: issue.path.map(step), message: plainMessage(issue) }))
}

const step = (part: PropertyKey) => (typeof part === 'number' ? part : String(part))

/** Texts of the schema language that were made for programmers. */
const bare = /^(Invalid|Too (big|small)|Unrecognized)/

function plainMessage(issue: z.core.$ZodIssue): string {
  if (!bare.test(issue.message)) return issue.message
  if (issue.code === 'invalid_value') return 'Please choose one of the values offered.'
  if (issue.code === 'too_big') return `Please ${amountOf('at most', issue.maximum, issue.origin)}.`
  if (issue.code === 'too_small') return `Please ${amountOf('at least', issue.minimum, issue.origin)}.`
  return 'This does not fit the field.'
}

function amountOf(bound: string, of: number | bigint, origin: string): string {
  if (origin === 'string') return `use ${bound} ${of} characters`
  return origin === 'array' ? `keep ${bound} ${of} items` : `give ${bound} ${of}`
}
