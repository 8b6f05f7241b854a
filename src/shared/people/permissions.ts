/** What a member of staff may be allowed to do. An admin may do all of it. */
export const permissions = ['content', 'catalogue', 'orders', 'customers', 'media', 'settings', 'staff'] as const

export type Permission = (typeof permissions)[number]

export const userTypes = ['CUSTOMER', 'STAFF', 'ADMIN'] as const

export type UserType = (typeof userTypes)[number]
