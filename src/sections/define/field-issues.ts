import type { z } from 'zod'

/** Something about a section that its owner should mend; `path` leads to the field within its properties. */
export type FieldIssue = { path: (string | number)[]; message: string }

/** What keeps properties from being published, in words for people. */
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
  if (issue.code === 'too_big') return `Please use at most ${issue.maximum}${unitOf(issue.origin)}.`
  if (issue.code === 'too_small') return `Please use at least ${issue.minimum}${unitOf(issue.origin)}.`
  return 'This does not fit the field.'
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters'
  return origin === 'array' ? ' items' : ''
}
