import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { giveRole } from '../../server/modules/people/staff/staff.contract.ts'
import { isolated } from '../../shared/direction.ts'
import { type Member, roleChoice } from '../../shared/people/staff-admin.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useRecordForm } from '../ui/record-form.ts'
import { useRefreshStaff, useRolesToGive } from './calls.ts'
import { RoleField } from './role-field.tsx'

/** Gives a colleague another role. */
export function RoleDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const refresh = useRefreshStaff()
  const roles = useRolesToGive()
  const { form, submit, busy, fault } = useRecordForm({
    schema: roleChoice,
    values: { role: member.role?._id ?? '' },
    save: async (values) => {
      await call(giveRole, { params: { id: member._id }, body: values })
      await refresh()
      toast.success(`${isolated(member.name)} has another role`)
      onClose()
      return values
    },
  })
  const footer = (
    <>
      <Button look="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form="member-role" busy={busy}>
        Save
      </Button>
    </>
  )
  return (
    <Dialog title={`Role of ${isolated(member.name)}`} size="small" onClose={onClose} footer={footer} fault={fault}>
      <form
        id="member-role"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <RoleField
          roles={roles}
          chosen={form.watch('role')}
          error={form.formState.errors.role?.message}
          field={form.register('role')}
        />
      </form>
    </Dialog>
  )
}
