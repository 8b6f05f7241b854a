import { signOut } from '../../client/account.ts'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { leave, removeMember, resetSecondStep } from '../../server/modules/people/staff/staff.contract.ts'
import { isolated } from '../../shared/direction.ts'
import type { Member } from '../../shared/people/staff-admin.ts'
import { Confirm } from '../ui/confirm.tsx'
import { useRefreshStaff } from './calls.ts'

export function RemoveMember({ member: { _id: id, name }, onClose }: { member: Member; onClose: () => void }) {
  const refresh = useRefreshStaff()
  const run = async () => {
    await call(removeMember, { params: { id } })
    await refresh()
    toast.success(`${name} was removed`)
  }
  return (
    <Confirm title={`Remove ${isolated(name)}?`} act="Remove" run={run} onClose={onClose}>
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
      <p>You will be signed out and need a new invitation to return.</p>
    </Confirm>
  )
}

/** For a colleague who has lost their phone and their recovery codes. */
export function ResetSecondStep({ member: { _id: id, name }, onClose }: { member: Member; onClose: () => void }) {
  const refresh = useRefreshStaff()
  const run = async () => {
    await call(resetSecondStep, { params: { id } })
    await refresh()
    toast.success(`${name} signs in without a second step now`)
  }
  return (
    <Confirm title={`Remove the second step of ${isolated(name)}?`} act="Remove" run={run} onClose={onClose}>
      <p>
        Do this only when {name} has asked you in person or on a call. Their authenticator app, recovery codes and
        passkeys are forgotten, they are signed out everywhere, and they are told by email.
      </p>
    </Confirm>
  )
}
