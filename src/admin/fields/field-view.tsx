import { memo, useCallback, useMemo } from 'react'
import type { Field } from '../../sections/define/fields.ts'
import type { Path } from './change.ts'
import { recordOf } from './change.ts'
import { useForm } from './form-context.ts'
import { isShown, shownValue } from './grouping.ts'
import { type Issue, issuesIn, sameIssues } from './issues.ts'

type Props = {
  field: Field
  value: unknown
  /** The path of what the field belongs to. The same array for as long as that stays. */
  parent: Path
  issues: Issue[]
}

/** One field with its control. It is drawn again only when its own value or its own issues change. */
const FieldView = memo(function FieldView({ field, value, parent, issues }: Props) {
  const { set, controls } = useForm()
  const path = useMemo(() => [...parent, field.name], [parent, field.name])
  const change = useCallback((next: unknown) => set(path, next), [set, path])
  const Control = controls[field.control]
  return (
    <div data-path={path.join('.')} className="min-w-0 scroll-my-16">
      <Control field={field} value={value} onChange={change} issues={issues} path={path} />
    </div>
  )
}, isSame)

function isSame(one: Props, other: Props): boolean {
  return (
    one.field === other.field &&
    Object.is(one.value, other.value) &&
    one.parent === other.parent &&
    sameIssues(one.issues, other.issues)
  )
}

type FieldsProps = {
  fields: Field[]
  /** All that stand beside these fields, when these are only some of them: one may decide whether another is shown. */
  among?: Field[]
  value: unknown
  parent: Path
  issues: Issue[]
}

/** The fields of an object, of those that its values call for. */
export function Fields({ fields, among = fields, value, parent, issues }: FieldsProps) {
  const record = recordOf(value)
  return fields
    .filter((field) => isShown(field, among, value))
    .map((field) => (
      <FieldView
        key={field.name}
        field={field}
        value={shownValue(field, record[field.name])}
        parent={parent}
        issues={issuesIn(issues, field.name)}
      />
    ))
}
