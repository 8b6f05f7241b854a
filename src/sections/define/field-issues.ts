import type { z } from 'zod'
import '../../shared/api/plain-faults.ts'

/** Something about a section that its owner should correct; `path` leads to the field within its properties. */
export type FieldIssue = { path: (string | number)[]; message: string }

/** Validation errors of a section's properties, with messages for owners. */
export function issuesOf(schema: z.ZodType, props: unknown): FieldIssue[] {
  const { error } = schema.safeParse(props)
  return (error?.issues ?? []).map((issue) => ({ path: issue.path.map(step), message: issue.message }))
}

const step = (part: PropertyKey) => (typeof part === 'number' ? part : String(part))
