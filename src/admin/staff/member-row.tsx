import type { ReactNode } from 'react'
import type { Member } from '../../shared/people/staff-admin.ts'
import { shortTime } from '../orders/when.ts'
import { Badge } from '../ui/badge.tsx'
import { titleOf } from './permission-texts.ts'

type Props = { member: Member; zone: string; badge: ReactNode; actions: ReactNode }

export function MemberRow({ member, zone, badge, actions }: Props) {
  const { name, email, seen } = member
  return (
    <tr>
      <td data-phone="lead">
        <span className="flex flex-wrap items-center gap-x-2 font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
          {badge}
          {member.hasSecondStep && <Badge tone="good">Second step</Badge>}
        </span>
        <span className="block text-sm text-ink-soft wrap-anywhere">{email}</span>
      </td>
      <td data-phone="line">
        <RoleOf member={member} />
      </td>
      <td data-phone="line">
        {seen ? (
          <>
            <span className="md:hidden">Last seen </span>
            <time dateTime={seen}>{shortTime(seen, zone)}</time>
          </>
        ) : (
          <span className="text-ink-soft">Not seen yet</span>
        )}
      </td>
      <td data-phone="actions">{actions}</td>
    </tr>
  )
}

function RoleOf({ member: { isOwner, role, permissions } }: { member: Member }) {
  if (isOwner) return <Badge tone="accent">Owner</Badge>
  if (role) return role.name
  if (permissions.length === 0) return <span className="text-ink-soft">No role</span>
  return <span className="text-ink-soft">{permissions.map(titleOf).join(', ')}</span>
}
