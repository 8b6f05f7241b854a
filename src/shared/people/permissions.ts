/** What a member of staff may be allowed to do. An admin may do all of it. */
export const permissions = ['content', 'catalogue', 'orders', 'customers', 'media', 'settings', 'staff'] as const

export type Permission = (typeof permissions)[number]

export const userTypes = ['CUSTOMER', 'STAFF', 'ADMIN'] as const

export type UserType = (typeof userTypes)[number]

/**
 * Whether a person may do what staff may do. An admin may do everything, a customer nothing of it.
 * @param wanted one permission, or several of which one is enough; undefined for what any member of staff may do
 */
export function can(
  { userType, permissions }: { userType: UserType; permissions: readonly Permission[] },
  wanted?: Permission | readonly Permission[],
): boolean {
  if (userType === 'ADMIN') return true
  if (userType !== 'STAFF') return false
  return wanted === undefined || [wanted].flat().some((permission) => permissions.includes(permission))
}
