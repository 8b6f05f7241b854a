import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { addRole, changeRole } from '../../server/modules/people/staff/staff.contract.ts'
import { mayAll, permissions } from '../../shared/people/permissions.ts'
import { type Role, roleInput } from '../../shared/people/roles.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldGroup } from '../../ui/field-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { useMe } from '../ui/me.ts'
import { useRecordForm } from '../ui/record-form.ts'
import { useRefreshStaff } from './calls.ts'
import { textOf, titleOf } from './permission-texts.ts'

type Props = {
  /** The role to edit; undefined for a new one. */
  role?: Role
  /** The role that a new one is copied from. */
  copied?: Role
  onClose: () => void
}

/** A role's name and permissions, limited to those of the editing user. */
export function RoleForm({ role, copied, onClose }: Props) {
  const refresh = useRefreshStaff()
  const { data: me } = useMe()
  const record = useRecordForm({
    schema: roleInput,
    values: {
      name: role?.name ?? (copied ? `${copied.name} (copy)` : ''),
      permissions: (role ?? copied)?.permissions ?? [],
    },
    save: async (values) => {
      await (role
        ? call(changeRole, { params: { id: role._id }, body: { ...values, revision: role.revision } })
        : call(addRole, { body: values }))
      await refresh()
      toast.success(role ? 'Role saved' : 'Role added')
      onClose()
      return values
    },
  })
  const { form } = record
  const { errors } = form.formState
  return (
    <FormDialog
      title={role ? 'Edit role' : 'New role'}
      onClose={onClose}
      action={role ? 'Save' : 'Add role'}
      record={record}
    >
      <TextField label="Name" required error={errors.name?.message} {...form.register('name')} />
      <FieldGroup error={errors.permissions?.message}>
        <legend className="mb-1 font-semibold">May</legend>
        {permissions.map((permission) => (
          <Checkbox
            key={permission}
            value={permission}
            disabled={!me || !mayAll(me, [permission])}
            label={
              <>
                {titleOf(permission)}
                <span className="block text-sm text-ink-soft">{textOf(permission)}</span>
              </>
            }
            {...form.register('permissions')}
          />
        ))}
      </FieldGroup>
    </FormDialog>
  )
}
