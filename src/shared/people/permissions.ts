/** What a member of staff may be allowed to do. An admin may do all of it. */
export const permissions = [
  'content',
  'catalogue',
  'orders',
  'handleOrders',
  'cancelOrders',
  'refundOrders',
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
 * Whether a person may do what staff may do. An admin may do everything, a customer nothing of it.
 * @param wanted one permission, or several of which one is enough; undefined for what any member of staff may do
 */
export function can(
  { userType, permissions }: { userType: UserType; permissions: readonly string[] },
  wanted?: Permission | readonly Permission[],
): boolean {
  if (userType === 'ADMIN') return true
  if (userType !== 'STAFF') return false
  return wanted === undefined || [wanted].flat().some((permission) => permissions.includes(permission))
}

/** What `view` shows, without a part in changing it. Emails and staff are not among it: they lead to more than they show. */
const shown: readonly Permission[] = ['content', 'catalogue', 'orders', 'customers', 'media', 'settings']

/** Whether somebody may do all of it: nobody gives what they may not do themselves. */
export function mayAll(
  person: { userType: UserType; permissions: readonly string[] },
  given: readonly Permission[],
): boolean {
  return given.every((one) => can(person, one) || (one === 'view' && shown.every((area) => can(person, area))))
}
