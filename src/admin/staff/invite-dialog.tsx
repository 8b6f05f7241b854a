import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { invite } from '../../server/modules/people/staff/staff.contract.ts'
import { invitationInput } from '../../shared/people/staff-admin.ts'
import { EmailField } from '../../ui/email-field.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { useRecordForm } from '../ui/record-form.ts'
import { useRefreshStaff, useRolesToGive } from './calls.ts'
import { RoleField } from './role-field.tsx'

/** Invites a user by email with a role. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const refresh = useRefreshStaff()
  const roles = useRolesToGive()
  const record = useRecordForm({
    schema: invitationInput,
    values: { email: '', role: '' },
    save: async (values) => {
      await call(invite, { body: values })
      await refresh()
      toast.success(`Invitation sent to ${values.email}`)
      onClose()
      return values
    },
  })
  const { form } = record
  const { errors } = form.formState
  return (
    <FormDialog title="Invite a team member" size="small" onClose={onClose} action="Send invitation" record={record}>
      <EmailField
        required
        hint="The link is good for seven days."
        error={errors.email?.message}
        {...form.register('email')}
      />
      <RoleField roles={roles} chosen={form.watch('role')} error={errors.role?.message} field={form.register('role')} />
    </FormDialog>
  )
}
