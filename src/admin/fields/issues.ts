import type { FieldIssue } from '../../sections/define/field-issues.ts'
import type { Path } from './change.ts'

export type { FieldIssue as Issue } from '../../sections/define/field-issues.ts'

const none: FieldIssue[] = []

/** The issues inside one field or item, their paths beginning there. */
export function issuesIn(issues: FieldIssue[], step: string | number): FieldIssue[] {
  const inside = issues.filter(({ path: [first] }) => first !== undefined && String(first) === String(step))
  return inside.length === 0 ? none : inside.map(({ path, message }) => ({ path: path.slice(1), message }))
}

/** The text that stands at a field: the first one about it or about anything in it. */
export function issueText(issues: FieldIssue[]): string | undefined {
  return issues[0]?.message
}

/** The text about a list or group itself, not about what is in it. */
export function ownIssueText(issues: FieldIssue[]): string | undefined {
  return issues.find(({ path }) => path.length === 0)?.message
}

export function sameIssues(one: FieldIssue[], other: FieldIssue[]): boolean {
  if (one === other) return true
  return (
    one.length === other.length &&
    one.every(({ path, message }, index) => {
      const its = other[index]
      return its !== undefined && its.message === message && samePath(its.path, path)
    })
  )
}

export function samePath(one: Path, other: Path): boolean {
  return one.length === other.length && one.every((step, index) => String(step) === String(other[index]))
}

/** Whether `inner` is at `outer` or anywhere in it. */
export function isWithin(outer: Path, inner: Path): boolean {
  return inner.length >= outer.length && samePath(outer, inner.slice(0, outer.length))
}
