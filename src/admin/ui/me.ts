import { useQuery } from '@tanstack/react-query'
import { usePerson } from '../../client/account.ts'
import { call } from '../../client/call.ts'
import { readSiteCard } from '../../server/modules/sites/settings/settings.contract.ts'
import type { Person } from '../../shared/people/customer.ts'
import type { Permission } from '../../shared/people/permissions.ts'

/** The signed-in user; a visitor is sent to sign in and returns here. */
export function useMe() {
  return usePerson()
}

/** Whether the user has the permission; admins have all. */
export function may(person: Pick<Person, 'userType' | 'permissions'>, permission: Permission): boolean {
  return person.userType === 'ADMIN' || (person.userType === 'STAFF' && person.permissions.includes(permission))
}

/** Whether the user may open an area: by its permission, or by read-only access to everything. */
export function mayOpen(
  person: Pick<Person, 'userType' | 'permissions'>,
  { permission, isShown, isOperators }: { permission?: Permission; isShown?: true; isOperators?: true },
): boolean {
  if (isOperators) return person.userType === 'ADMIN' && isPlatform()
  return !permission || may(person, permission) || (isShown === true && may(person, 'view'))
}

/** As `may`, for the signed-in user; false while loading. */
export function useMay(permission: Permission): boolean {
  const { data } = useMe()
  return data !== undefined && may(data, permission)
}

/** Whether the signed-in user may see what the permission opens; false while loading. */
export function useMayRead(permission: Permission): boolean {
  const { data } = useMe()
  return data !== undefined && mayOpen(data, { permission, isShown: true })
}

/** Whether this is the platform's host, read from the document, so that it needs no permission. */
export function isPlatform(): boolean {
  return document.getElementById('admin')?.dataset.kind === 'platform'
}

export const siteKey = ['site-card']

/** The site that this admin runs: its name, logo, currency and zone. */
export function useSite() {
  return useQuery({
    queryKey: siteKey,
    queryFn: async () => (await call(readSiteCard)).data,
    staleTime: 300_000,
  }).data
}

/** The site's time zone; a default while loading. */
export function useZone(): string {
  return useSite()?.timeZone ?? 'Asia/Kolkata'
}
