import type { Message } from '../../shared/content/forms/inbox-admin.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { Changeable } from '../ui/may-change.tsx'
import { useAssign, useAssignees } from './use-assign.ts'

/** Who looks after a message. It is saved as it is chosen. */
export function AssigneeField({ message: { _id, assignee } }: { message: Pick<Message, '_id' | 'assignee'> }) {
  const people = useAssignees()
  const { act, doing } = useAssign([_id])
  // While the staff list loads, and for read-only users.
  const isKnown = !assignee || people.some(({ value }) => value === assignee._id)
  const options = isKnown ? people : [...people, { value: assignee._id, title: assignee.name }]
  return (
    <Changeable>
      <SelectField
        label="Assigned to"
        placeholder="No one"
        options={options}
        value={doing?.id ?? assignee?._id ?? ''}
        onChange={({ target }) => void act({ id: target.value, name: target.selectedOptions[0]?.textContent ?? '' })}
      />
    </Changeable>
  )
}
