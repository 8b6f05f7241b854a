import { z } from 'zod'
import { revision } from '../whole-numbers.ts'
import { type Permission, permissions, withNeeded } from './permissions.ts'

const allOfOrders = ['orders', 'handleOrders', 'cancelOrders', 'refundOrders'] as const

/** Built-in roles, equal on all sites. Owners need no role: they may do everything. */
export const readyRoles = {
  manager: { name: 'Manager', permissions: ['content', 'catalogue', ...allOfOrders, 'customers', 'media', 'settings'] },
  catalogue: { name: 'Catalogue', permissions: ['catalogue', 'media'] },
  orders: { name: 'Orders', permissions: allOfOrders },
  accountant: { name: 'Accountant', permissions: ['orders'] },
  content: { name: 'Content', permissions: ['content', 'media'] },
  viewer: { name: 'Viewer', permissions: ['view'] },
} as const satisfies Record<string, { name: string; permissions: readonly Permission[] }>

export type ReadyRole = keyof typeof readyRoles

const name = z.string('Enter a name.').trim().min(1, 'Enter a name.').max(40, 'Enter up to 40 characters.')
const ticked = z
  .array(z.enum(permissions))
  .max(permissions.length)
  .min(1, 'Choose what this role may do.')
  .transform(withNeeded)

export const roleInput = z.object({ name, permissions: ticked })
export const roleChange = roleInput.extend({ revision })

export const role = z.object({
  /** Key of a built-in role, or id of a site's own. */
  _id: z.string(),
  name: z.string(),
  permissions: z.array(z.enum(permissions)),
  isReady: z.boolean(),
  /** Number of members with this role. */
  members: z.number().int(),
  /** Revision of a site's own role; 0 for built-in ones. */
  revision: z.number().int(),
})

export type RoleInput = z.output<typeof roleInput>
export type RoleChange = z.output<typeof roleChange>
export type Role = z.output<typeof role>
