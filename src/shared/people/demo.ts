import type { Permission, UserType } from './permissions.ts'

/** Demonstration accounts: fixed, and listed wherever they help. */
export const demoPassword = 'Haat@2026'

export const demoPeople: {
  /** Role, for the person choosing an account. */
  label: string
  email: string
  firstName: string
  lastName: string
  userType: UserType
  permissions: Permission[]
  mobileNumber?: string
}[] = [
  {
    label: 'Asha, a customer',
    email: 'asha@example.com',
    firstName: 'Asha',
    lastName: 'Menon',
    userType: 'CUSTOMER',
    permissions: [],
    mobileNumber: '9876543210',
  },
  {
    label: 'The owner',
    email: 'owner@example.com',
    firstName: 'Rohan',
    lastName: 'Kulkarni',
    userType: 'ADMIN',
    permissions: [],
  },
  {
    label: 'Staff who write content',
    email: 'content@example.com',
    firstName: 'Imran',
    lastName: 'Qureshi',
    userType: 'STAFF',
    permissions: ['content', 'media'],
  },
]
