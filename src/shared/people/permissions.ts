/** Permissions of staff. Admins have all. */
export const permissions = [
  'content',
  'catalogue',
  'orders',
  'handleOrders',
  'cancelOrders',
  'refundOrders',
  // The inbox, the newsletter and campaigns. Customers belong to `orders`.
  'customers',
  'media',
  'settings',
  'staff',
  'view',
] as const

export type Permission = (typeof permissions)[number]

const needsOrders: readonly Permission[] = ['handleOrders', 'cancelOrders', 'refundOrders']

/** Handling, cancelling and refunding orders include seeing them. */
export function withNeeded(given: readonly Permission[]): Permission[] {
  const isNeeded = needsOrders.some((one) => given.includes(one))
  return [...new Set([...given, ...(isNeeded ? ['orders' as const] : [])])]
}

export const userTypes = ['CUSTOMER', 'STAFF', 'ADMIN'] as const

export type UserType = (typeof userTypes)[number]

/**
 * Whether a user has a staff permission. Admins have all, customers none.
 * @param wanted one permission, or several of which one suffices; undefined for any staff
 */
export function can(
  { userType, permissions }: { userType: UserType; permissions: readonly string[] },
  wanted?: Permission | readonly Permission[],
): boolean {
  if (userType === 'ADMIN') return true
  if (userType !== 'STAFF') return false
  return wanted === undefined || [wanted].flat().some((permission) => permissions.includes(permission))
}

/** Areas that `view` may read. Emails and staff are excluded: they lead to more than they show. */
const shown: readonly Permission[] = ['content', 'catalogue', 'orders', 'customers', 'media', 'settings']

/** Whether a user has all these permissions: no one grants what they don't have. */
export function mayAll(
  person: { userType: UserType; permissions: readonly string[] },
  given: readonly Permission[],
): boolean {
  return given.every((one) => can(person, one) || (one === 'view' && shown.every((area) => can(person, area))))
}
