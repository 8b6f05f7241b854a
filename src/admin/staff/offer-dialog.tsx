import { useState } from 'react'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { offerOwnership } from '../../server/modules/people/staff/staff.contract.ts'
import { isolated } from '../../shared/direction.ts'
import type { Member } from '../../shared/people/staff-admin.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { useRefreshStaff } from './calls.ts'

/** An owner offers the site to a colleague, who has to accept. */
export function OfferDialog({ member: { _id: to, name }, onClose }: { member: Member; onClose: () => void }) {
  const refresh = useRefreshStaff()
  const [stays, setStays] = useState(false)
  const run = async () => {
    await call(offerOwnership, { body: { to, stays } })
    await refresh()
    toast.success(`${name} is asked on their dashboard`)
  }
  return (
    <Confirm title={`Make ${isolated(name)} an owner?`} act="Offer ownership" run={run} onClose={onClose}>
      <p>
        An owner may do everything. {name} has seven days to accept.{' '}
        {stays ? 'You stay an owner too.' : 'You go on as a manager then.'}
      </p>
      <Checkbox
        className="mt-3"
        label="I stay an owner too"
        checked={stays}
        onChange={(event) => setStays(event.target.checked)}
      />
    </Confirm>
  )
}
