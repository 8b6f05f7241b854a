import { signOut } from '../../client/account.ts'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { leave, removeMember } from '../../server/modules/people/staff/staff.contract.ts'
import type { Member } from '../../shared/people/staff-admin.ts'
import { Confirm } from '../ui/confirm.tsx'
import { useRefresh } from './calls.ts'

export function RemoveMember({ member: { _id: id, name }, onClose }: { member: Member; onClose: () => void }) {
  const refresh = useRefresh()
  const run = async () => {
    await call(removeMember, { params: { id } })
    await refresh()
    toast.success(`${name} was removed`)
  }
  return (
    <Confirm title={`Remove ${name}?`} act="Remove" run={run} onClose={onClose}>
      <p>They are signed out everywhere at once. What they have done here stays, under their name.</p>
    </Confirm>
  )
}

export function LeaveSite({ onClose }: { onClose: () => void }) {
  const run = async () => {
    await call(leave)
    await signOut()
  }
  return (
    <Confirm title="Leave this site?" act="Leave" run={run} onClose={onClose}>
      <p>You are signed out, and can come back only when somebody invites you.</p>
    </Confirm>
  )
}
