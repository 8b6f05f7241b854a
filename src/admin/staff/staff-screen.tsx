import { useState } from 'react'
import { isolated } from '../../shared/direction.ts'
import type { Member } from '../../shared/people/staff-admin.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Badge } from '../ui/badge.tsx'
import { useMe, useZone } from '../ui/me.ts'
import { MenuItem, MenuLine, RowMenu } from '../ui/menu.tsx'
import { TableSkeleton } from '../ui/table-skeleton.tsx'
import { useMembers } from './calls.ts'
import { InvitationList } from './invitation-list.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { LeaveSite, RemoveMember, ResetSecondStep } from './leaving.tsx'
import { MemberRow } from './member-row.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import { OwnershipOffered } from './ownership-offered.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { StaffFrame } from './staff-frame.tsx'
import { StepRulePart } from './step-rule.tsx'

type Opened = { kind: 'invite' } | { kind: 'role' | 'remove' | 'leave' | 'offer' | 'reset'; member: Member }

/** Staff with role and last activity. */
export function StaffScreen() {
  const { data, error, refetch } = useMembers()
  const { data: me } = useMe()
  const zone = useZone()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  return (
    <StaffFrame here="/staff" actions={<Button onClick={() => setOpened({ kind: 'invite' })}>Invite</Button>}>
      <OwnershipOffered />
      {error && !data && <LoadFault text={error.message} retry={() => void refetch()} />}
      {!data && !error && <TableSkeleton columns={3} />}
      {data && (
        <table className="data-table" aria-label="Staff">
          <thead>
            <tr>
              <th>Name</th>
              <th>Role</th>
              <th>Last seen</th>
              <th>
                <span className="sr-only">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.map((member) => (
              <MemberRow
                key={member._id}
                member={member}
                zone={zone}
                badge={member._id === me?._id && <Badge>You</Badge>}
                actions={
                  <MemberMenu
                    member={member}
                    isMe={member._id === me?._id}
                    isByOwner={me?.userType === 'ADMIN'}
                    open={(kind) => setOpened({ kind, member })}
                  />
                }
              />
            ))}
          </tbody>
        </table>
      )}
      <InvitationList zone={zone} />
      <div className="mt-10">
        <StepRulePart />
      </div>
      {opened?.kind === 'invite' && <InviteDialog onClose={close} />}
      {opened?.kind === 'offer' && <OfferDialog member={opened.member} onClose={close} />}
      {opened?.kind === 'role' && <RoleDialog member={opened.member} onClose={close} />}
      {opened?.kind === 'remove' && <RemoveMember member={opened.member} onClose={close} />}
      {opened?.kind === 'reset' && <ResetSecondStep member={opened.member} onClose={close} />}
      {opened?.kind === 'leave' && <LeaveSite onClose={close} />}
    </StaffFrame>
  )
}

type MenuProps = {
  member: Member
  isMe: boolean
  isByOwner: boolean
  open: (kind: Exclude<Opened['kind'], 'invite'>) => void
}

/** Users cannot change their own role, and others cannot change an owner's. */
function MemberMenu({ member, isMe, isByOwner, open }: MenuProps) {
  if (member.isOwner && !isMe) return null
  return (
    <RowMenu label={`Actions for ${isolated(member.name)}`}>
      {isMe ? (
        <MenuItem danger="danger" onSelect={() => open('leave')}>
          Leave this site…
        </MenuItem>
      ) : (
        <>
          <MenuItem onSelect={() => open('role')}>Change role…</MenuItem>
          {isByOwner && <MenuItem onSelect={() => open('offer')}>Offer ownership…</MenuItem>}
          {isByOwner && member.hasSecondStep && <MenuItem onSelect={() => open('reset')}>Remove second step…</MenuItem>}
          <MenuLine />
          <MenuItem danger="danger" onSelect={() => open('remove')}>
            Remove…
          </MenuItem>
        </>
      )}
    </RowMenu>
  )
}
