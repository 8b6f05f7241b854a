import type { UseFormRegisterReturn } from 'react-hook-form'
import type { Role } from '../../shared/people/roles.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { textOf } from './permission-texts.ts'

type Props = { roles: Role[]; chosen: string; error: string | undefined; field: UseFormRegisterReturn }

/** One of the roles, with what it allows. */
export function RoleField({ roles, chosen, error, field }: Props) {
  const role = roles.find(({ _id }) => _id === chosen)
  return (
    <>
      <SelectField
        label="Role"
        required
        placeholder="Choose a role"
        options={roles.map(({ _id, name }) => ({ value: _id, title: name }))}
        error={error}
        {...field}
      />
      {role && (
        <ul className="grid gap-1 text-sm text-ink-soft">
          {role.permissions.map((one) => (
            <li key={one}>{textOf(one)}.</li>
          ))}
        </ul>
      )}
    </>
  )
}
