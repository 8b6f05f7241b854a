import { useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import { inviteAgain, listInvitations, withdraw } from '../../server/modules/people/staff/staff.contract.ts'
import { isolated } from '../../shared/direction.ts'
import type { Invitation } from '../../shared/people/staff-admin.ts'
import { longDate } from '../../shared/times.ts'
import { Badge } from '../ui/badge.tsx'
import { MenuItem, MenuLine, RowMenu } from '../ui/menu.tsx'
import { Part } from '../ui/screen.tsx'
import { useRefreshStaff } from './calls.ts'

/** Open invitations; empty if there are none. */
export function InvitationList({ zone }: { zone: string }) {
  const { data } = useQuery({
    queryKey: ['staff', 'invitations'],
    queryFn: async () => (await call(listInvitations)).data,
  })
  if (!data || data.length === 0) return null
  return (
    <div className="mt-9">
      <Part title="Invitations">
        <ul className="divide-y divide-line border-y border-line" aria-label="Invitations">
          {data.map((invitation) => (
            <li key={invitation._id} className="flex items-center gap-3 py-2.5">
              <Words invitation={invitation} zone={zone} />
              <InvitationMenu invitation={invitation} />
            </li>
          ))}
        </ul>
      </Part>
    </div>
  )
}

function Words({ invitation: { email, role, by, sent, isOver }, zone }: { invitation: Invitation; zone: string }) {
  return (
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-center gap-x-2 font-semibold wrap-anywhere">
        {email}
        {isOver && <Badge tone="warn">Expired</Badge>}
      </p>
      <p className="text-sm text-ink-soft">
        {role.name} · sent by {isolated(by)}, {longDate(sent, zone)}
      </p>
    </div>
  )
}

function InvitationMenu({ invitation: { _id: id, email } }: { invitation: Invitation }) {
  const refresh = useRefreshStaff()
  const act = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work()
      await refresh()
      toast.success(done)
    } catch (error) {
      toast.error(messageOf(error))
    }
  }
  return (
    <RowMenu label={`Actions for the invitation of ${email}`}>
      <MenuItem onSelect={() => void act(() => call(inviteAgain, { params: { id } }), 'Invitation sent again')}>
        Send again
      </MenuItem>
      <MenuLine />
      <MenuItem
        danger="danger"
        onSelect={() => void act(() => call(withdraw, { params: { id } }), 'Invitation withdrawn')}
      >
        Withdraw
      </MenuItem>
    </RowMenu>
  )
}
