import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import { listMembers, listRoles, readStepRule } from '../../server/modules/people/staff/staff.contract.ts'
import { mayAll } from '../../shared/people/permissions.ts'
import type { Role } from '../../shared/people/roles.ts'
import { useMe } from '../ui/me.ts'

const membersKey = ['staff', 'members']
const rolesKey = ['staff', 'roles']

export function useMembers() {
  return useQuery({ queryKey: membersKey, queryFn: async () => (await call(listMembers)).data })
}

export const stepRuleKey = ['staff', 'second-step']

/** Whether all staff of the site need a second factor. */
export function useStepRule() {
  return useQuery({ queryKey: stepRuleKey, queryFn: async () => (await call(readStepRule)).data })
}

export function useRoles() {
  return useQuery({ queryKey: rolesKey, queryFn: async () => (await call(listRoles)).data })
}

/** Roles that the signed-in user may assign: none exceeds their own permissions. */
export function useRolesToGive(): Role[] {
  const { data: me } = useMe()
  const { data = [] } = useRoles()
  return data.filter(({ permissions }) => me && mayAll(me, permissions))
}

/** Returns a function that refetches everything about staff. */
export function useRefreshStaff(): () => Promise<unknown> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['staff'] })
}
